import { describe, expect, it } from 'vitest';
import { checkAddressField, isRequired } from '#domain/address/check-address-field.ts';
import type { AddressParts } from '#domain/address/check-address-field.ts';
import { COUNTRIES } from '#domain/address/countries.ts';
import { addressLabels } from '#domain/address/labels.ts';
import { regionsOf } from '#domain/address/regions.ts';
import { rowsOf } from '../text-table.ts';

const address = (country: string, state = '', zip = ''): AddressParts => ({ country, state, zip });
const zipOf = (country: string, state: string, zip: string) =>
  checkAddressField('zip', address(country, state, zip));
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

  it('PF-01 takes each of them', () => {
    const refused = COUNTRIES.filter((code) => checkAddressField('country', address(code)));
    expect(refused).toEqual([]);
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

  it('PF-01 is required when it is blank', () => {
    expect(checkAddressField('state', address('CA', '  '))?.rule).toBe('required');
  });
});

describe('postcode of the state', () => {
  it('PF-01 is that of its seat of government, in the US also with four digits more', () => {
    const ofUs = US.flatMap(([state, zip]) =>
      [zip, `${zip}-0001`].map((one) => zipOf('US', state, one)),
    );
    const ofCa = CA.map(([province, code]) => zipOf('CA', province, code));
    expect([...ofUs, ...ofCa].filter((problem) => problem !== null)).toEqual([]);
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
});

/** Field, country, state and postcode; what is wrong with it, the nearest right value or the state that has it. */
const REFUSED = rowsOf(`
  country |  |  |  | required null
  country | us |  |  | unknown US
  country | XX |  |  | unknown null
  country | toString |  |  | unknown null
  state | US |  |  | required null
  state | US | ca |  | unknown CA
  state | US | new york |  | unknown NY
  state | US | Carolina del Norte |  | unknown NC
  state | US | ON |  | unknown null
  state | CA | Québec |  | unknown QC
  state | CA | Ontario |  | unknown ON
  state | CA | NY |  | unknown null
  zip | US | NY | 90210 | otherState CA
  zip | US | CA | 10001-1234 | otherState NY
  zip | US | TX | 00000 | otherState null
  zip | CA | ON | V6B 1A1 | otherState BC
  zip | PR |  | 90210 | otherState CA
  zip | US |  |  | required null
  zip | US |  | 123456789 | format 12345-6789
  zip | US |  | 12345 6789 | format 12345-6789
  zip | US |  | 1234 | format null
  zip | US |  | 12345-678 | format null
  zip | US |  | 12a45 | format null
  zip | CA |  | k1a0b1 | format K1A 0B1
  zip | CA |  | K1A-0B1 | format K1A 0B1
  zip | CA |  | D1A 0B1 | format null
  zip | CA |  | K1F 0B1 | format null
  zip | CA |  | W1A 0B1 | format null
  zip | GB |  | sw1a1aa | format SW1A 1AA
  zip | GB |  | 12345 | format null
  zip | NL |  | 1012ab | format 1012 AB
  zip | NL |  | 1012 SS | format null
  zip | IE |  | d02af30 | format D02 AF30
  zip | PT |  | 1000001 | format 1000-001
  zip | LV |  | 1010 | format LV-1010
  zip | DE |  | 1011 | format null
  zip | SE |  | 11122 | format 111 22
`);

/** Those that are taken, the last of states and postcodes that cross a line: Fishers Island, Alta, El Paso, Gatineau. */
const TAKEN = rowsOf(`
  state | GB |  |
  state | GB | Kent |
  state | MX | Jalisco |
  state |  | anything |
  zip | GB |  | M1 1AE
  zip | GB |  | EC1A 1BB
  zip | GB |  | B33 8TH
  zip | GB |  | W1A 0AX
  zip | DE |  | 10115
  zip | MX |  | 06000
  zip | IE |  | D6W XY00
  zip | HK |  |
  zip | AE |  |
  zip | CL |  | 832-0000
  zip | ZZ |  | anything
  zip | US |  | 90210
  zip | PR |  | 00901
  zip | US | NY | 06390
  zip | US | WY | 83414
  zip | US | TX | 88510
  zip | CA | QC | K1A 0M5
`);

describe('a field of an address', () => {
  it.each(REFUSED)(
    'PF-01 %s of %s %s %s is refused: %s',
    (field, country = '', state, zip, told = '') => {
      const [rule, ...rest] = told.split(' ');
      const right = rest.join(' ') === 'null' ? null : rest.join(' ');
      const found = checkAddressField(field as keyof AddressParts, address(country, state, zip));
      expect(found).toMatchObject(
        rule === 'otherState' ? { rule, state: right } : { rule, nearest: right },
      );
    },
  );

  it.each(TAKEN)('PF-01 %s of %s %s %s is taken', (field, country = '', state, zip) => {
    const found = checkAddressField(field as keyof AddressParts, address(country, state, zip));
    expect(found).toBeNull();
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
