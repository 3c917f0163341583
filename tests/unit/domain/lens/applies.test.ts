import { describe, expect, it } from 'vitest';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import {
  applicableValues,
  applies,
  isRequired,
  validatePrescription,
} from '#domain/lens/engine/validate.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildNumber } from '../../../fixtures/build-parameter.ts';

const chain = buildLens({
  parameters: [
    buildNumber({ name: 'add', requiredWhen: 'optional' }),
    buildNumber({ name: 'zone', default: 7, dependsOn: { parameter: 'add', is: 'given' } }),
    buildNumber({ name: 'blend', default: 8, dependsOn: { parameter: 'zone', is: 'given' } }),
  ],
  combinations: [],
});
const [, zone] = chain.parameters;
if (!zone) throw new Error('The lens for tests has a zone');

describe('a parameter that depends on another', () => {
  it.each<[Prescription, boolean]>([
    [{}, false],
    [{ add: 7 }, true],
  ])('OR-01 beside %j has a place: %s, and is required only then', (prescription, expected) => {
    expect(applies(zone, prescription)).toBe(expected);
    expect(isRequired(zone, chain, prescription)).toBe(expected);
  });

  it('OR-01 is refused where it has no place, once, whatever its value', () => {
    for (const value of [7, 7.03, 99, 'seven']) {
      expect(validatePrescription(chain, { zone: value, blend: 8 })).toEqual([
        { field: 'zone', rule: 'depends', value, nearest: null },
      ]);
    }
  });

  it.each<Prescription>([{}, { zone: '' }, { add: 7, zone: 7, blend: 8 }])(
    'OR-01 is not told when it is not given or has its place: %j',
    (prescription) => {
      expect(validatePrescription(chain, prescription)).toEqual([]);
    },
  );

  it('is taken away together with what depends on it', () => {
    expect(applicableValues(chain, { zone: 7, blend: 8 })).toEqual({});
    expect(applicableValues(chain, { add: 7, zone: 7, blend: 8 })).toEqual({
      add: 7,
      zone: 7,
      blend: 8,
    });
  });
});

describe('defaults', () => {
  it('OR-01 are given only where they have a place', () => {
    expect(defaultPrescription(chain)).toEqual({});
    expect(defaultPrescription(chain, { add: 7 })).toEqual({ add: 7, zone: 7, blend: 8 });
  });
});
