import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { checkAddressField } from '#domain/address/check-address-field.ts';
import type { AddressParts } from '#domain/address/check-address-field.ts';
import { COUNTRIES } from '#domain/address/countries.ts';
import { normalizeAddress } from '#domain/address/normalize-address.ts';
import { regionsOf } from '#domain/address/regions.ts';
import { STATE_DATA } from '#domain/address/states/state-data.ts';

const RUNS = { seed: 20_260_101, numRuns: runs() };
const FIELDS = ['country', 'state', 'zip'] as const;

const mixedCase = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.constantFrom('as', 'lower', 'upper'), fc.constantFrom('', ' ', '  '))
    .map(([given, how, blanks]) => {
      const written = { as: given, lower: given.toLowerCase(), upper: given.toUpperCase() }[how];
      return `${blanks}${written ?? given}${blanks}`;
    });

const LISTED = ['US', 'CA', ...Object.keys(STATE_DATA)];
/** Codes and names of regions, also in other scripts. */
const REGIONS = [
  ...['US', 'CA'].flatMap((country) =>
    regionsOf(country).flatMap(({ code, name }) => [code, name.en, name.es]),
  ),
  ...Object.values(STATE_DATA).flatMap((states) => states.split(/[|;]/).filter(Boolean)),
];
const zips = fc.oneof(
  fc.stringMatching(/^\d{4,9}$/),
  fc.stringMatching(/^\d{5}[- ]\d{4}$/),
  fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/),
  fc.stringMatching(/^[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}$/),
  fc.string({ maxLength: 20 }),
);
const addresses: fc.Arbitrary<AddressParts> = fc.record({
  country: mixedCase(
    fc.oneof(
      fc.constantFrom('US', 'CA'),
      fc.constantFrom(...LISTED),
      fc.constantFrom(...COUNTRIES),
      fc.string(),
    ),
  ),
  state: mixedCase(fc.oneof(fc.constantFrom(...REGIONS), fc.string())),
  zip: zips,
});

describe('normalizeAddress', () => {
  it.each([
    ['us, new york, 100011234', 'US, NY, 10001-1234'],
    ['CA, Ontario, k1a0b1', 'CA, ON, K1A 0B1'],
    ['GB,  Kent , me14 1xx', 'GB, Kent, ME14 1XX'],
    ['BR, , 01310100', 'BR, , 01310-100'],
    ['CZ, , 11000', 'CZ, , 110 00'],
    ['GR, , 10557', 'GR, , 105 57'],
    ['IE, , d02af30', 'IE, , D02 AF30'],
    ['HK, ,  none ', 'HK, , none'],
    ['AU, new south wales, 2000', 'AU, NSW, 2000'],
    ['JP, 東京, 1000001', 'JP, Tokyo, 100-0001'],
    ['IE, cork, ', 'IE, Co. Cork, '],
    ['IT, Milano, 20121', 'IT, MI, 20121'],
    ['MX,  nuevo leon , 64000', 'MX, Nuevo León, 64000'],
    ['AU,  Sydney , 2000', 'AU, Sydney, 2000'],
    [' Atlantis , , ', 'Atlantis, , '],
  ])('PF-01 writes "%s" as its country does: "%s"', (given, written) => {
    const [one, other] = [given, written].map((text) => {
      const [country = '', state = '', zip = ''] = text.split(', ');
      return { country, state, zip };
    });
    expect(one && normalizeAddress(one)).toEqual(other);
  });

  it('PF-01 leaves what else the record has', () => {
    const given = { country: 'US', state: 'CA', zip: '95814', city: ' Sacramento' };
    expect(normalizeAddress(given)).toEqual(given);
  });

  it('PF-01 is idempotent', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const once = normalizeAddress(address);
        expect(normalizeAddress(once)).toEqual(once);
      }),
      RUNS,
    );
  });

  it('PF-01 what is accepted stays accepted', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        // a country or a state that is only misspelt has no rules yet: they are known afterwards
        fc.pre(!checkAddressField('country', address) && !checkAddressField('state', address));
        const accepted = FIELDS.filter((field) => checkAddressField(field, address) === null);
        const written = normalizeAddress(address);
        const refused = accepted.filter((field) => checkAddressField(field, written) !== null);
        expect(refused).toEqual([]);
      }),
      RUNS,
    );
  });

  it('PF-01 the nearest is what it would be written as unless it is misspelled, and has the right form', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...FIELDS), (address, field) => {
        const nearest = checkAddressField(field, address)?.nearest;
        if (nearest == null) return;
        const corrected = { ...address, [field]: nearest };
        expect(['otherState', undefined]).toContain(checkAddressField(field, corrected)?.rule);
        const written = normalizeAddress(address);
        // A state that no name of a region is stays as it was typed.
        const isMisspelled = field === 'state' && written.state === address.state.trim();
        expect(isMisspelled ? normalizeAddress(corrected).state : written[field]).toBe(nearest);
      }),
      RUNS,
    );
  });
});
