import { describe, expect, it, vi } from 'vitest';
import { RefusalLimit } from '#server/access/identity/refusal-limit.ts';
import { isProven, type Proof } from '#server/accounts/claims/claim-account.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { networkOf, widerNetworkOf } from '#server/platform/tries/network-of.ts';
import { pauseAfter, secondsUntil } from '#server/platform/tries/pause.ts';

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

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('networkOf: counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

/** At these seconds after ten o'clock. */
const at = (...seconds: number[]) =>
  seconds.map((second) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)));

const LIMIT = { most: 3, within: 60_000 };

function pauseEnd(...seconds: number[]): string | null {
  const end = pauseAfter(at(...seconds), LIMIT);
  return end === 0 ? null : new Date(end).toISOString().slice(11, 19);
}

describe('three tries within a minute', () => {
  it('RT-04 are followed by a minute from the last one', () => {
    expect(pauseEnd(50, 40, 0)).toBe('10:01:50');
    expect(pauseEnd(59, 40, 0)).toBe('10:01:59');
    // Of more than three the newest count.
    expect(pauseEnd(65, 64, 10, 0)).toBe('10:02:05');
  });

  it('RT-04 are none when they are fewer, or a minute apart', () => {
    expect([pauseEnd(), pauseEnd(2), pauseEnd(2, 1)]).toEqual([null, null, null]);
    expect(pauseEnd(60, 40, 0)).toBeNull();
  });
});

it('RT-04 says whole seconds to wait, never too few', () => {
  const [start = new Date(), end = new Date()] = at(10, 12);
  expect(secondsUntil(end, start)).toBe(2);
  expect(secondsUntil(new Date(end.getTime() + 1), start)).toBe(3);
});

const refuse = (): Promise<string> =>
  Promise.reject(new Problem('unauthenticated', 'Sign in again'));

const cannotTell = (): Promise<string> => Promise.reject(new Problem('unavailable', 'Not now'));

function limitOf(most: number) {
  let now = 0;
  const limit = new RefusalLimit(most, () => now);
  const ask = async (authorization: string, identify = refuse, address = '192.0.2.1') => {
    try {
      return await limit.watch<string>({ address, authorization }, identify);
    } catch (error) {
      return error instanceof Problem ? error.status : 'unknown';
    }
  };
  return { limit, ask, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('RefusalLimit', () => {
  it('SE-06 answers 429 after so many refused requests of a network, until the minute is over', async () => {
    const { ask, wait } = limitOf(3);
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await ask(`bad ${index}`));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(await ask('')).toBe(429);
    expect(await ask('bad 9', refuse, '198.51.100.7')).toBe(401);
    wait(60_000);
    expect(await ask('bad 0')).toBe(401);
  });

  it('SE-06 does not look again at what it has refused already', async () => {
    const { ask } = limitOf(2);
    for (let index = 0; index < 3; index += 1) await ask('bad');
    const identify = vi.fn<typeof refuse>(refuse);
    expect(await ask('bad', identify)).toBe(429);
    expect(identify).not.toHaveBeenCalled();
  });

  it('SE-06 counts the addresses of one IPv6 network together', async () => {
    const { ask } = limitOf(1);
    await ask('', refuse, '2001:db8::1');
    expect(await ask('', refuse, '2001:db8::2')).toBe(429);
    expect(await ask('', refuse, '2001:db8:0:1::2')).toBe(401);
  });

  it('does not count what could not be told', async () => {
    const { ask } = limitOf(1);
    for (let index = 0; index < 5; index += 1) expect(await ask('token', cannotTell)).toBe(503);
  });

  it('says how long to wait', async () => {
    const { limit, ask, wait } = limitOf(1);
    await ask('bad');
    wait(20_500);
    const late = limit.watch({ address: '192.0.2.1', authorization: 'bad' }, refuse);
    await expect(late).rejects.toMatchObject({
      retryAfter: 40,
      message: 'Too many requests. Try again in 40 seconds',
    });
  });
});

it.each([
  ['192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0003::9', '2001:db8:1::/48'],
])('VC-03 %s is of the wider network %s', (address, network) =>
  expect(widerNetworkOf(address)).toBe(network),
);
