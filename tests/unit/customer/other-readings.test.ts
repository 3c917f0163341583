import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { isInRange, isMakeable } from '#domain/lens/model/grid.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { otherReadings } from '#src/customer/order/fields/other-readings.ts';
import { buildNumber } from '../../fixtures/build-parameter.ts';
import { rowsOf } from '../domain/text-table.ts';

const power = (name: string, min: number, max: number, changes = {}) =>
  buildNumber({ name, unit: 'D', min, max, step: 0.25, ...changes });
const FIELDS: Record<string, NumberParameter> = {
  curve: buildNumber(),
  soft: buildNumber({ min: 6.3, max: 9.8, step: 0.1 }),
  keratoconus: buildNumber({ min: 4.3, max: 8.6, step: 0.05 }),
  diameter: buildNumber({ name: 'diameter', min: 8, max: 11, step: 0.1 }),
  sphere: power('sphere', -20, 20),
  cylinder: power('cylinder', -6, -0.5, { also: [0] }),
  add: power('add', 0.75, 4.5),
  flatK: power('flatK', 36, 65),
};
const flatKInMm = buildNumber({ name: 'flatK', unit: 'mm', min: 5, max: 9.5, step: 0.05 });

/** The field and what is typed in it, each with what else it may be: a radius or diopters, or a number without its point. */
const READINGS = rowsOf(`
  curve | 42.75 = dioptres 7.9; 42.75D = dioptres 7.9; 42,75 D = dioptres 7.9; 42.75 diopters = dioptres 7.9
  curve | 43 = dioptres 7.85; 37.5 = dioptres 9; 37.4 = dioptres 9; 56.25 = dioptres 6
  curve | 7.9 = ; 7.90 mm = ; 8.5 D = ; 37.3 = ; 37 = ; 58 = ; 12 = ; -43 = ; flat =
  soft | 43 = dioptres 7.8
  # both are said
  keratoconus | 75D = dioptres 4.5; 65 = dioptres 5.2 point 6.5; 65 D = dioptres 5.2; 65.00 = dioptres 5.2
  diameter | 42.75 =
  flatK | 7.85 = radius 42.99; 7,85 mm = radius 42.99; 42.75 =
  sphere | 275 = point 2.75; 275 D = point 2.75; 75 = point 0.75; 1250 = point 12.5; -25 = point -0.25; +25 D = point 0.25
  # with its sign and three digits it is read at once
  sphere | 43.00 = ; 12 = ; 280 = ; 9900 = ; 27.5 = ; -150.00 = ; -150 = ; -025 = ; -75 =
  cylinder | 50 = point -0.5; +275 =
  add | 200 = point 2; -200 = ; 5 =
`);

describe('what else a text may be', () => {
  it.each(READINGS)('OR-13 in the field of a %s: %s', (name, pairs = '') => {
    const field = FIELDS[name ?? ''] ?? buildNumber();
    const rows = pairs.split('; ').map((pair) => pair.split(/ = ?/));
    const found = rows.map(([typed = '']) => {
      const readings = otherReadings(typed, field).map(({ kind, value }) => `${kind} ${value}`);
      return [typed, readings.join(' ')];
    });
    expect(found).toEqual(rows);
    expect(otherReadings('', field)).toEqual([]);
  });

  it('OR-13 a radius of the cornea comes back to the same diopters', () => {
    const parts = Array.from({ length: 2901 }, (_, index) => 3600 + index);
    const found = parts.map((part) => {
      const [reading] = otherReadings((part / 100).toFixed(2), flatKInMm);
      return Math.round(33_750 / (reading?.value ?? 1));
    });
    expect(found).toEqual(parts);
  });
});

describe('the readings of any text in any field', () => {
  const numbers = catalogue.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.kind === 'number'),
  );

  it('OR-13 are values that the field makes, and other than the number itself', () => {
    const typed = fc.tuple(
      fc.constantFrom(...numbers),
      fc.constantFrom('', '+', '-', '−'),
      fc.oneof(
        fc.nat(99_999).map(String),
        fc.integer({ min: 2000, max: 10_000 }).map((k) => (k / 100).toFixed(2)),
      ),
      fc.constantFrom('', ' D', ' mm'),
    );
    const sensible = fc.property(typed, ([parameter, sign, size, unit]) =>
      otherReadings(sign + size + unit, parameter).every(
        ({ kind, value, typed: number }) =>
          value !== number &&
          isInRange(value, parameter) &&
          (kind === 'point' && parameter.unit === 'mm' ? true : isMakeable(value, parameter)),
      ),
    );
    expect(fc.check(sensible, { seed: 20_260_101, numRuns: runs(3) }).counterexample).toBeNull();
  });
});
