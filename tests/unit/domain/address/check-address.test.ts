import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkAddress } from '#domain/address/check-address.ts';

const schema = z
  .object({
    country: z.string(),
    state: z.string(),
    zip: z.string(),
    phone: z.string(),
    contactPhone: z.string().optional(),
  })
  .superRefine(checkAddress);

const RIGHT = { country: 'US', state: 'CA', zip: '95814', phone: '+12025550100' };
const messagesOf = (change: object) =>
  (schema.safeParse({ ...RIGHT, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('checkAddress', () => {
  it('RS-05 takes an address that fits its country', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ contactPhone: '' })).toEqual([]);
    expect(messagesOf({ country: 'HK', state: '', zip: '', phone: '+85221234567' })).toEqual([]);
  });

  it.each([
    [{ country: '' }, 'country: Choose a country'],
    [{ country: 'us' }, 'country: "us" is not a valid country. Nearest: US'],
    [{ state: '' }, 'state: Choose a state'],
    [{ state: 'Calif.' }, 'state: "Calif." is not a valid state. Nearest: CA'],
    [{ state: 'california' }, 'state: "california" is not a valid state. Nearest: CA'],
    [{ zip: '' }, 'zip: Enter a ZIP code'],
    [{ zip: '958140001' }, 'zip: "958140001" is not a valid ZIP code. Nearest: 95814-0001'],
    [{ zip: '9581' }, 'zip: "9581" is not a valid ZIP code. Example: 12345'],
    [{ zip: '10001' }, 'zip: 10001 is not a ZIP code in CA; it is in NY'],
    [{ zip: '00000' }, 'zip: 00000 is not a ZIP code in CA'],
    [
      { country: 'PR', state: 'TX', zip: '00901' },
      'state: "TX" is not a valid region. Example: PR',
    ],
    [
      { country: 'GU', state: 'Texas', zip: '96910' },
      'state: "Texas" is not a valid region. Example: GU',
    ],
    [{ country: 'MX', state: 'texas', zip: '06000' }, 'state: "texas" is not a valid state'],
    [{ country: 'DE', state: 'Ontario', zip: '10115' }, 'state: "Ontario" is not a valid state'],
    [{ country: 'US', state: 'ON', zip: '95814' }, 'state: "ON" is not a valid state'],
    [{ country: 'CA', state: 'CA', zip: 'K1A 0B1' }, 'state: "CA" is not a valid province'],
    [{ phone: '12' }, 'phone: "12" is not a valid phone number in US'],
    [{ contactPhone: '12' }, 'contactPhone: "12" is not a valid phone number in US'],
    [
      { country: 'CA', state: 'ON', zip: 'k1a0b1' },
      'zip: "k1a0b1" is not a valid postal code. Nearest: K1A 0B1',
    ],
    [
      { country: 'AQ', phone: '12' },
      'phone: "12" is not a valid phone number. Start with + and the country code',
    ],
  ])('RS-05 says of %j what is wrong and what would be right', (change, message) => {
    expect(messagesOf(change)).toContain(message);
  });

  it.each([
    { country: 'PR', state: '', zip: '00901' },
    { country: 'PR', state: 'PR', zip: '00901' },
    { country: 'US', state: 'PR', zip: '00901' },
    { country: 'US', state: 'AE', zip: '09012' },
    { country: 'US', state: 'AP', zip: '96201' },
    { country: 'US', state: 'AA', zip: '34001' },
    { country: 'IT', state: 'CA', zip: '09121' },
    { country: 'MX', state: 'Baja California', zip: '22000' },
    { country: 'UY', state: 'Florida', zip: '' },
    { country: 'BG', state: 'Montana', zip: '3400' },
    { country: 'GB', state: '', zip: 'SW1A 1AA' },
  ])('RS-05 takes a state, a territory and a region of its own country: %j', (change) => {
    expect(messagesOf(change)).toEqual([]);
  });

  it('RS-05 hands the nearest value on apart from the words', () => {
    const issue = schema.safeParse({ ...RIGHT, zip: '958140001' }).error?.issues[0];
    expect(issue).toMatchObject({ params: { rule: 'format', nearest: '95814-0001' } });
  });
});
