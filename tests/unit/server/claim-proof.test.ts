import { isProven, type Proof } from '#server/accounts/claims/claim-account.ts';
import { networkOf } from '#server/platform/tries/network-of.ts';
import { describe, expect, it } from 'vitest';

const account: Proof = { country: 'US', zip: '97205', lastInvoiceNumber: 'INV-50017' };

function prove(given: { zip?: string; invoiceNumber?: string }, changes: Partial<Proof> = {}) {
  const claim = { accountNumber: '100500', zip: '97205', invoiceNumber: 'INV-50017', ...given };
  return isProven(claim, { ...account, ...changes });
}

describe('isProven', () => {
  it.each(['INV-50017', 'inv50017', ' INV 50017 ', 'INV–50017', 'inv – 500 17', 'ＩＮＶ-50017'])(
    'RT-04 takes %j for the invoice',
    (invoiceNumber) => expect(prove({ invoiceNumber })).toBe(true),
  );

  it.each(['50017', 'INV-5001', 'INV-500170', 'INW-50017', '-'])(
    'RT-04 does not take %j for the invoice',
    (invoiceNumber) => expect(prove({ invoiceNumber })).toBe(false),
  );

  it.each([
    ['97205', '97205-1234'],
    ['97205-1234', '97205'],
    ['97205 1234', '97205-9999'],
    [' 972 05', '97205'],
  ])('RT-04 compares the first five of the postcodes %j and %j in the United States', (zip, own) =>
    expect(prove({ zip }, { zip: own })).toBe(true),
  );

  it.each(['97206', '9720', '972051', '9720512345', '97206-1234', '-'])(
    'RT-04 does not take %j for the postcode 97205',
    (zip) => expect(prove({ zip })).toBe(false),
  );

  it('RT-04 compares all of a postcode elsewhere', () => {
    expect(prove({ zip: 'b3j1a1' }, { country: 'CA', zip: 'B3J 1A1' })).toBe(true);
    expect(prove({ zip: 'B3J 1A2' }, { country: 'CA', zip: 'B3J 1A1' })).toBe(false);
    expect(prove({ zip: '972051234' }, { country: 'XX', zip: '972059999' })).toBe(false);
  });

  it('RT-04 gives an account that lacks a part of its proof to nobody, and none that does not exist', () => {
    expect(prove({ zip: '-' }, { zip: '' })).toBe(false);
    expect(prove({ zip: '-' }, { zip: ' - ' })).toBe(false);
    expect(prove({ invoiceNumber: '-' }, { lastInvoiceNumber: '' })).toBe(false);
    expect(isProven({ accountNumber: '999999', zip: '-', invoiceNumber: '-' }, null)).toBe(false);
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
