import { afterEach, describe, expect, it } from 'vitest';
import { checkAddressField } from '#domain/address/check-address-field.ts';
import { COUNTRIES } from '#domain/address/countries.ts';
import { describeAddressViolation } from '#domain/address/describe-address.ts';
import { normalizeAddress } from '#domain/address/normalize-address.ts';
import { findRegion, provideStateLists, regionsOf } from '#domain/address/regions.ts';
import { STATE_DATA } from '#domain/address/states/state-data.ts';
import { STATE_LISTS } from '#domain/address/states/state-lists.ts';
import { rowsOf } from '../text-table.ts';

const place = (country: string, state: string) => ({ country, state, zip: '' });
const check = (country: string, state: string) => checkAddressField('state', place(country, state));
const LISTED = Object.keys(STATE_DATA);
const COUNTRIES_WITH_STATES = ['US', 'CA', ...LISTED];

/** By country and region everything that names it: codes, and names in all scripts. */
const NAMED = LISTED.flatMap((country) =>
  (STATE_DATA[country] ?? '').split('|').map((line, at) => ({
    country,
    code: regionsOf(country)[at]?.code ?? '',
    names: line.split(';').filter(Boolean),
  })),
);

afterEach(() => provideStateLists(STATE_LISTS));

describe('a state of a country with a list', () => {
  it('PF-01 is found by its code, and by each name in each script, however it is written', () => {
    const lost = NAMED.flatMap(({ country, code, names }) =>
      names
        .flatMap((name) => [name, name.toLowerCase(), ` ${name.toUpperCase()} `])
        .filter((name) => normalizeAddress(place(country, name)).state !== code)
        .map((name) => `${country} ${name}`),
    );
    expect(NAMED).toHaveLength(1306);
    expect(lost).toEqual([]);
  });

  it('PF-01 is taken as it is stored, and stays so', () => {
    const refused = NAMED.filter(
      ({ country, code }) =>
        check(country, code) !== null || normalizeAddress(place(country, code)).state !== code,
    );
    expect(refused).toEqual([]);
  });

  it('PF-01 is refused in each other country with a list, unless that has one of its name', () => {
    const all = [
      ...NAMED.flatMap(({ names }) => names),
      ...['US', 'CA'].flatMap((country) => regionsOf(country).map(({ name }) => name.en)),
    ];
    const wrong = COUNTRIES_WITH_STATES.flatMap((country) => {
      const codes = new Set(regionsOf(country).map(({ code }) => code));
      return [...new Set(all)].filter((name) => {
        const { state } = normalizeAddress(place(country, name));
        const isOwn = findRegion(country, name) !== null;
        return codes.has(state) !== isOwn;
      });
    });
    expect(wrong).toEqual([]);
    // What this says of some of them.
    expect(check('AU', 'Jalisco')?.rule).toBe('unknown');
    expect(check('MX', 'NSW')?.rule).toBe('unknown');
    expect(check('JP', '서울')?.rule).toBe('unknown');
    expect(check('VE', 'Amazonas')).toBeNull();
  });

  it('PF-01 may be missing, except in the United States and Canada', () => {
    const required = COUNTRIES.filter((country) => check(country, ' ') !== null);
    expect(required.toSorted()).toEqual(['CA', 'US']);
  });

  it.each(
    rowsOf(`
      AU | Viktoria | VIC
      AU | Queenslnd | QLD
      AU | Sydney | null
      AU | nsw | NSW
      BR | Sao Paolo | SP
      IT | Roma | RM
      IT | Lombardia | null
      JP | Toyko | Tokyo
      JP | Osaka Prefecture | Osaka
      MX | Jalsico | Jalisco
      MX | California | Baja California
      ES | Cataluña | null
      RU | Krasnodar Krai | Krasnodarskiy kray
      RU | Moscow Oblast | Moskovskaya oblast'
      KR | Kyonggi-do | Gyeonggi-do
      TH | กรุงเทพ | Bangkok
      EG | القاهره | Cairo
      TW | Hsinchu | Hsinchu City
      US | Californa | CA
      CA | Ontaro | ON
    `),
  )(
    'PF-01 of %s that is "%s" is refused with the nearest: %s',
    (country = '', state = '', nearest) => {
      const found = check(country, state);
      expect(found).toMatchObject({
        rule: 'unknown',
        nearest: nearest === 'null' ? null : nearest,
      });
    },
  );

  it('PF-01 is told by its field, what was wrong, and the nearest right value', () => {
    const found = check('AU', 'Viktoria');
    const told = (locale: 'en' | 'es') =>
      found && describeAddressViolation('state', place('AU', 'Viktoria'), found, locale);
    expect(told('en')).toBe('"Viktoria" is not a valid state. Nearest: VIC');
    expect(told('es')).toBe('«Viktoria» no es válido como estado. Lo más cercano: VIC');
  });

  it.each([
    ['AR', 'Buenos Aires', 'Buenos Aires'],
    ['AR', 'CABA', 'Ciudad Autónoma de Buenos Aires'],
    ['MX', 'Mexico City', 'Ciudad de México'],
    ['MX', 'México', 'Estado de México'],
    ['ID', 'Riau', 'Riau'],
    ['HK', '香港', '香港'],
    ['HK', 'Hong Kong', 'Hong Kong'],
    ['TW', '新竹', '新竹'],
    ['UA', 'Kiev', 'Kyiv'],
  ])('PF-01 of %s that is "%s" is written as "%s": no guess between two', (country, given, is) => {
    expect(normalizeAddress(place(country, given)).state).toBe(is);
  });
});

it('PF-01 without the lists a state is a typed text, of the US and Canada nowhere else', () => {
  provideStateLists(null);
  expect(regionsOf('AU')).toEqual([]);
  expect(check('AU', 'anything')).toBeNull();
  expect(normalizeAddress(place('AU', ' New South Wales ')).state).toBe('New South Wales');
  expect(check('AU', 'Oregon')?.rule).toBe('unknown');
  expect(check('US', 'Oregon')).toMatchObject({ nearest: 'OR' });
});
