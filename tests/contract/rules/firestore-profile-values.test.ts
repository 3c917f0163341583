// @vitest-environment jsdom
import { deleteField } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS } from './support/actors.ts';
import { assert, decisionOn } from './support/decision.ts';
import { PERSONAL_KEYS, buildNewProfile, type Data } from './support/documents.ts';
import { RulesSuite } from './support/rules-suite.ts';

const PATH = `users/${ACCOUNTS.customer.uid}`;
const FREE_KEYS = ['firstName', 'lastName', 'address', 'apt', 'city', 'company'] as const;
const suite = await RulesSuite.open('firestore', 'profile-values');
const document = () => suite.firestore('customer').doc(PATH);
const update = (changes: Data) => document().update(changes);

/** The rules' answers to the same fields in a new profile and in an edit of a blank one. */
async function decisions(fields: Data): Promise<string[]> {
  await suite.store({});
  const created = await decisionOn(document().set(buildNewProfile('customer', fields)));
  const { uid, token } = ACCOUNTS.customer;
  await suite.store({ [PATH]: { uid, email: token.email } });
  return [created, await decisionOn(update(fields))];
}

const ALLOWED = ['allowed', 'allowed'];
const DENIED = ['denied', 'denied'];

describe('PF-01 a personal field is a text', () => {
  it.each(FREE_KEYS)('%s takes 200 characters', async (key) => {
    expect(await decisions({ [key]: 'é'.repeat(200) })).toEqual(ALLOWED);
    expect(await decisions({ [key]: 'é'.repeat(201) })).toEqual(DENIED);
  });

  // Two texts that fit but for their length: elsewhere a state and a postcode are written freely.
  it.each(['state', 'zip'])('%s takes 200 characters abroad', async (key) => {
    const abroad = { country: 'DE', state: '', zip: '' };
    expect(await decisions({ ...abroad, [key]: 'x'.repeat(200) })).toEqual(ALLOWED);
    expect(await decisions({ ...abroad, [key]: 'x'.repeat(201) })).toEqual(DENIED);
  });

  it.each(['phone', 'faxNumber'])('%s takes 200 characters', async (key) => {
    const number = '+15035550100;ext=';
    expect(await decisions({ [key]: number.padEnd(200, '1') })).toEqual(ALLOWED);
    expect(await decisions({ [key]: number.padEnd(201, '1') })).toEqual(DENIED);
  });

  it.each(PERSONAL_KEYS.flatMap((key) => [1, null].map((value) => ({ key, value }))))(
    '$key is not $value',
    async ({ key, value }) =>
      expect(await decisions({ country: '', [key]: value })).toEqual(DENIED),
  );

  it.each(FREE_KEYS)('SE-10 %s is one line, and changes no direction', async (key) => {
    expect(await decisions({ [key]: 'Müller\u200f 12' })).toEqual(ALLOWED);
    for (const mark of ['\n', '\r', '\u0085', '\u2028', '\u202a', '\u202e', '\u2066', '\u2069'])
      expect([mark, await decisions({ [key]: `a${mark}b` })]).toEqual([mark, DENIED]);
  });

  it.each(PERSONAL_KEYS)('%s may be blank', async (key) =>
    expect(await decisions({ [key]: '' })).toEqual(ALLOWED),
  );
});

describe('PF-01 a personal field fits its country', () => {
  it.each<[string, Data]>([
    ['US, a ZIP code', { country: 'US', state: 'CA', zip: '94105' }],
    ['US, a ZIP+4 code', { country: 'US', state: 'CA', zip: '94105-1234' }],
    ['US, neither state nor ZIP', { country: 'US', state: '', zip: '' }],
    ['CA, a postal code', { country: 'CA', state: 'ON', zip: 'K1A 0B1' }],
    ['CA, neither province nor code', { country: 'CA', state: '', zip: '' }],
    ['DE, its own way', { country: 'DE', state: 'Bayern', zip: '80331' }],
    ['PR, itself', { country: 'PR', state: 'PR', zip: '00901' }],
    ['PR, no state', { country: 'PR', state: '', zip: '00901' }],
    ['no country', { country: '', state: 'anywhere', zip: 'any' }],
    ['a phone number', { phone: '+15035550100' }],
    ['the shortest phone number', { phone: '+1234567' }],
    ['the longest phone number', { faxNumber: '+123456789012345' }],
    ['an extension', { phone: '+15035550100;ext=12', faxNumber: '+15035550100;ext=1' }],
  ])('allows %s', async (_what, fields) => expect(await decisions(fields)).toEqual(ALLOWED));

  it.each<[string, Data]>([
    ['a country in small letters', { country: 'us' }],
    ['a country by its name', { country: 'Canada' }],
    ['three letters for a country', { country: 'USA', state: '', zip: '' }],
    ['one letter for a country', { country: 'U', state: '', zip: '' }],
    ['PR, a state', { country: 'PR', state: 'TX', zip: '00901' }],
    ['US, a state by its name', { country: 'US', state: 'Oregon', zip: '97201' }],
    ['US, a state in small letters', { country: 'US', state: 'or', zip: '97201' }],
    ['US, a state of three letters', { country: 'US', state: 'ORE', zip: '97201' }],
    ['US, a state of one letter', { country: 'US', state: 'O', zip: '97201' }],
    ['US, a Canadian province', { country: 'US', state: 'ON', zip: '97201' }],
    ['US, two letters of no state', { country: 'US', state: 'XX', zip: '97201' }],
    ['CA, a state of the US', { country: 'CA', state: 'OR', zip: 'K1A 0B1' }],
    ['US, four digits', { country: 'US', state: 'OR', zip: '9720' }],
    ['US, six digits', { country: 'US', state: 'OR', zip: '972011' }],
    ['US, half a ZIP+4 code', { country: 'US', state: 'OR', zip: '97201-12' }],
    ['US, a Canadian code', { country: 'US', state: 'OR', zip: 'K1A 0B1' }],
    ['CA, a province by its name', { country: 'CA', state: 'Ontario', zip: 'K1A 0B1' }],
    ['CA, a code without its space', { country: 'CA', state: 'ON', zip: 'K1A0B1' }],
    ['CA, a code in small letters', { country: 'CA', state: 'ON', zip: 'k1a 0b1' }],
    ['CA, a ZIP code', { country: 'CA', state: 'ON', zip: '94105' }],
    ...['phone', 'faxNumber'].flatMap((key): [string, Data][] => [
      [`a ${key} of this country only`, { [key]: '(503) 555-0100' }],
      [`a ${key} with spaces`, { [key]: '+1 503 555 0100' }],
      [`a ${key} of six digits`, { [key]: '+123456' }],
      [`a ${key} of sixteen digits`, { [key]: '+1234567890123456' }],
      [`a ${key} with an empty extension`, { [key]: '+15035550100;ext=' }],
      [`a ${key} with an extension in words`, { [key]: '+15035550100 ext 12' }],
      [`an extension alone as ${key}`, { [key]: ';ext=12' }],
    ]),
  ])('refuses %s', async (_what, fields) => expect(await decisions(fields)).toEqual(DENIED));
});

describe('PF-01 what an older version stored', () => {
  /** Nothing of it would be taken today. */
  const OLD = {
    ...buildNewProfile('customer'),
    firstName: 'x'.repeat(201),
    country: 'USA',
    state: 'Oregon',
    zip: '1',
    phone: '503 555 0100',
    faxNumber: 7,
  };
  beforeEach(() => suite.store({ [PATH]: OLD }));

  it('keeps nobody from changing something else', async () => {
    await assert.allowed(update({ lastName: 'Adams' }));
    await assert.allowed(update({ city: 'Salem', phone: '+15035550100' }));
  });

  it('may stay, but not become something else that does not fit', async () => {
    await assert.denied(update({ phone: '503 555 0101' }));
    await assert.denied(update({ country: 'us' }));
    await assert.denied(update({ firstName: 'y'.repeat(201) }));
  });

  it.each(['US', 'CA'])('has to fit a country that is chosen now: %s', async (country) => {
    await assert.denied(update({ country }));
    await assert.denied(update({ country, state: 'ON' }));
    await assert.denied(update({ country, zip: '' }));
    await assert.allowed(update({ country, state: '', zip: '' }));
  });

  it('has to fit the country of the document when it changes', async () => {
    await suite.store({ [PATH]: { ...OLD, country: 'US', state: 'OR', zip: '97201' } });
    await assert.denied(update({ zip: 'K1A 0B1' }));
    await assert.denied(update({ state: 'Oregon' }));
    await assert.denied(update({ country: 'CA' }));
    await assert.denied(update({ country: 'CA', zip: 'K1A 0B1' }));
    await assert.allowed(update({ country: 'CA', state: 'ON', zip: 'K1A 0B1' }));
    await assert.allowed(update({ country: deleteField(), zip: '1' }));
  });

  it('may go to a country that is written freely', () => assert.allowed(update({ country: 'DE' })));
});
