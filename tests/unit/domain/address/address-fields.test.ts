import { describe, expect, it } from 'vitest';
import { checkAddressField, isRequired } from '#domain/address/check-address-field.ts';
import type { AddressParts } from '#domain/address/check-address-field.ts';
import { COUNTRIES } from '#domain/address/countries.ts';
import { addressLabels } from '#domain/address/labels.ts';
import { regionsOf } from '#domain/address/regions.ts';

const address = (country: string, state = '', zip = ''): AddressParts => ({ country, state, zip });
const zipOf = (country: string, state: string, zip: string) =>
  checkAddressField('zip', address(country, state, zip));
const stateOf = (country: string, state: string) =>
  checkAddressField('state', address(country, state));

/** The seat of each government, from their own letterheads. */
const US_CAPITALS = `AL 36104 AK 99801 AZ 85001 AR 72201 CA 95814 CO 80202 CT 06103 DE 19901 FL 32301 GA 30303
  HI 96813 ID 83702 IL 62701 IN 46225 IA 50309 KS 66603 KY 40601 LA 70802 ME 04330 MD 21401 MA 02201 MI 48933
  MN 55102 MS 39205 MO 65101 MT 59623 NE 68502 NV 89701 NH 03301 NJ 08608 NM 87501 NY 12207 NC 27601 ND 58501
  OH 43215 OK 73102 OR 97301 PA 17101 RI 02903 SC 29217 SD 57501 TN 37219 TX 78701 UT 84111 VT 05602 VA 23219
  WA 98507 WV 25301 WI 53703 WY 82001 DC 20500 PR 00901 GU 96910 VI 00802 AS 96799 MP 96950 FM 96941 MH 96960
  PW 96940 AA 34034 AE 09128 AP 96326`;
const CA_CAPITALS = `AB T5K2B6 BC V8V1X4 MB R3C0V8 NB E3B5H1 NL A1B4J6 NT X1A2L9 NS B3J2T3 NU X0A0H0 ON M7A1A1 PE C1A7N8
  QC G1A1A4 SK S4S0B3 YT Y1A2C6`;

const pairs = (text: string) =>
  [...text.matchAll(/(\w+) (\w+)/g)].map(([, state = '', zip = '']): [string, string] => [
    state,
    zip,
  ]);
const US = pairs(US_CAPITALS);
const CA = pairs(CA_CAPITALS).map(([province, code]): [string, string] => [
  province,
  `${code.slice(0, 3)} ${code.slice(3)}`,
]);

const codes = (country: string) => regionsOf(country).map(({ code }) => code);

describe('country', () => {
  it('PF-01 knows the 249 countries of ISO 3166, each with a name in both languages', () => {
    expect(new Set(COUNTRIES).size).toBe(249);
    for (const locale of ['en', 'es']) {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      expect(COUNTRIES.filter((code) => names.of(code) === code)).toEqual([]);
    }
  });

  it.each([
    ['', 'required', null],
    ['us', 'unknown', 'US'],
    [' CA ', 'unknown', 'CA'],
    ['XX', 'unknown', null],
    ['toString', 'unknown', null],
  ])('PF-01 refuses "%s": %s, nearest %s', (country, rule, nearest) => {
    expect(checkAddressField('country', address(country))).toMatchObject({ rule, nearest });
  });

  it.each(COUNTRIES)('PF-01 takes %s', (country) => {
    expect(checkAddressField('country', address(country))).toBeNull();
  });
});

describe('state', () => {
  it('PF-01 offers the states with territories and military, and the provinces', () => {
    expect(codes('US').toSorted()).toEqual(US.map(([state]) => state).toSorted());
    expect(codes('CA').toSorted()).toEqual(CA.map(([province]) => province).toSorted());
    expect(regionsOf('US')).toHaveLength(62);
    expect(regionsOf('CA')).toHaveLength(13);
    expect(regionsOf('GB')).toEqual([]);
  });

  it.each([
    ['US', '', 'required', null],
    ['US', 'ca', 'unknown', 'CA'],
    ['US', 'new york', 'unknown', 'NY'],
    ['US', 'Carolina del Norte', 'unknown', 'NC'],
    ['US', 'ON', 'unknown', null],
    ['CA', '  ', 'required', null],
    ['CA', 'Québec', 'unknown', 'QC'],
    ['CA', 'Ontario', 'unknown', 'ON'],
    ['CA', 'NY', 'unknown', null],
  ])('PF-01 %s refuses "%s": %s, nearest %s', (country, state, rule, nearest) => {
    expect(stateOf(country, state)).toMatchObject({ rule, nearest });
  });

  it.each([
    ['GB', ''],
    ['GB', 'Kent'],
    ['MX', 'Jalisco'],
    ['', 'anything'],
  ])('PF-01 %s takes "%s"', (country, state) => {
    expect(stateOf(country, state)).toBeNull();
  });
});

describe('postcode of the state', () => {
  it.each(US)('PF-01 US %s has %s', (state, zip) => {
    expect(zipOf('US', state, zip)).toBeNull();
    expect(zipOf('US', state, `${zip}-0001`)).toBeNull();
  });

  it.each(CA)('PF-01 CA %s has %s', (province, code) => {
    expect(zipOf('CA', province, code)).toBeNull();
  });

  it('PF-01 no other state has it, but where two share a beginning', () => {
    const wrong = US.flatMap(([state]) =>
      US.filter(([other, zip]) => other !== state && zipOf('US', state, zip) === null).map(
        ([other]) => `${state} takes ${other}`,
      ),
    );
    expect(wrong).toEqual(['HI takes AS']);
    const provinces = CA.flatMap(([province]) =>
      CA.filter(([other, code]) => other !== province && zipOf('CA', province, code) === null).map(
        ([other]) => `${province} takes ${other}`,
      ),
    );
    expect(provinces).toEqual(['NT takes NU', 'NU takes NT']);
  });

  it.each([
    ['US', 'NY', '90210', 'CA'],
    ['US', 'CA', '10001-1234', 'NY'],
    ['US', 'TX', '00000', null],
    ['CA', 'ON', 'V6B 1A1', 'BC'],
    ['PR', '', '90210', 'CA'],
  ])('PF-01 %s %s: %s is of %s', (country, state, zip, right) => {
    expect(zipOf(country, state, zip)).toMatchObject({ rule: 'otherState', state: right });
  });

  it.each([
    ['US', 'NY', '06390', 'Fishers Island'],
    ['US', 'WY', '83414', 'Alta'],
    ['US', 'TX', '88510', 'El Paso'],
    ['CA', 'QC', 'K1A 0M5', 'the government at Gatineau'],
    ['PR', '', '00901', 'San Juan'],
    ['US', '', '90210', 'no state yet'],
  ])('PF-01 %s %s takes %s (%s)', (country, state, zip) => {
    expect(zipOf(country, state, zip)).toBeNull();
  });
});

describe('postcode', () => {
  it.each([
    ['US', '', 'required', null],
    ['US', '123456789', 'format', '12345-6789'],
    ['US', '12345 6789', 'format', '12345-6789'],
    ['US', ' 12345', 'format', '12345'],
    ['US', '1234', 'format', null],
    ['US', '12345-678', 'format', null],
    ['US', '12a45', 'format', null],
    ['CA', 'k1a0b1', 'format', 'K1A 0B1'],
    ['CA', 'K1A-0B1', 'format', 'K1A 0B1'],
    ['CA', 'D1A 0B1', 'format', null],
    ['CA', 'K1F 0B1', 'format', null],
    ['CA', 'W1A 0B1', 'format', null],
    ['GB', 'sw1a1aa', 'format', 'SW1A 1AA'],
    ['GB', '12345', 'format', null],
    ['NL', '1012ab', 'format', '1012 AB'],
    ['NL', '1012 SS', 'format', null],
    ['IE', 'd02af30', 'format', 'D02 AF30'],
    ['PT', '1000001', 'format', '1000-001'],
    ['LV', '1010', 'format', 'LV-1010'],
    ['DE', '1011', 'format', null],
    ['SE', '11122', 'format', '111 22'],
  ])('PF-01 %s refuses "%s": %s, nearest %s', (country, zip, rule, nearest) => {
    expect(zipOf(country, '', zip)).toMatchObject({ rule, nearest });
  });

  it.each([
    ['GB', 'M1 1AE'],
    ['GB', 'EC1A 1BB'],
    ['GB', 'B33 8TH'],
    ['GB', 'W1A 0AX'],
    ['DE', '10115'],
    ['FR', '75001'],
    ['ES', '28013'],
    ['IT', '00184'],
    ['AU', '2000'],
    ['NZ', '6011'],
    ['MX', '06000'],
    ['IE', 'D6W XY00'],
    ['HK', ''],
    ['AE', ''],
    ['CL', '832-0000'],
    ['ZZ', 'anything'],
  ])('PF-01 %s takes "%s"', (country, zip) => {
    expect(zipOf(country, '', zip)).toBeNull();
  });

  it('PF-01 an example stands for each form that is known, and is itself taken', () => {
    const examples = COUNTRIES.flatMap((country) => {
      const example = zipOf(country, '', '')?.example;
      return example ? [[country, example] as const] : [];
    });
    expect(examples.length).toBeGreaterThan(70);
    // a territory of the US takes its own ZIP codes only
    const refused = examples.filter(
      ([country, example]) => zipOf(country, '', example)?.rule === 'format',
    );
    expect(refused).toEqual([]);
  });
});

it('PF-01 says what a country cannot do without', () => {
  expect([isRequired('state', 'US'), isRequired('zip', 'CA'), isRequired('country', 'GB')]).toEqual(
    [true, true, true],
  );
  expect([isRequired('state', 'GB'), isRequired('zip', 'HK'), isRequired('state', '')]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  ['US', 'zipCode', 'state'],
  ['CA', 'postalCode', 'province'],
  ['GB', 'postcode', 'county'],
  ['MX', 'postalCode', 'state'],
  ['', 'postalCode', 'region'],
])('PF-01 %s calls them %s and %s', (country, zip, state) => {
  expect(addressLabels(country)).toEqual({ zip, state });
});
