import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { isInRange, isMakeable } from '#domain/lens/grid.ts';
import { otherReadings } from '#domain/lens/typed/other-readings.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';
import { runs } from '#tests/fixtures/runs.ts';

const curve = buildNumber();
const soft = buildNumber({ min: 6.3, max: 9.8, step: 0.1 });
const keratoconus = buildNumber({ min: 4.3, max: 8.6, step: 0.05 });
const diameter = buildNumber({ name: 'diameter', min: 8, max: 11, step: 0.1 });
const sphere = buildNumber({ name: 'sphere', unit: 'D', min: -20, max: 20, step: 0.25 });
const cylinder = buildNumber({
  name: 'cylinder',
  unit: 'D',
  min: -6,
  max: -0.5,
  step: 0.25,
  also: [0],
});
const add = buildNumber({ name: 'add', unit: 'D', min: 0.75, max: 4.5, step: 0.25 });
const flatKInD = buildNumber({ name: 'flatK', unit: 'D', min: 36, max: 65, step: 0.25 });
const flatKInMm = buildNumber({ name: 'flatK', unit: 'mm', min: 5, max: 9.5, step: 0.05 });

const readings = (text: string, into: typeof curve) =>
  otherReadings(text, into).map(({ kind, value }) => [kind, value]);

describe('a radius that was typed in diopters', () => {
  it.each([
    ['42.75', curve, 7.9],
    ['42.75D', curve, 7.9],
    ['42,75 D', curve, 7.9],
    ['42.75 diopters', curve, 7.9],
    ['43', curve, 7.85],
    ['43', soft, 7.8],
    ['37.5', curve, 9],
    ['37.4', curve, 9],
    ['56.25', curve, 6],
    ['75D', keratoconus, 4.5],
    ['7.85', flatKInD, 42.99],
    ['7,85 mm', flatKInD, 42.99],
  ])('OR-13 %s may be %s', (text, into, value) => {
    expect(readings(text, into)).toEqual([[into.unit === 'D' ? 'radius' : 'dioptres', value]]);
  });

  it('OR-13 of the cornea comes back to the same diopters', () => {
    for (let part = 3600; part <= 6500; part += 1) {
      const [reading] = otherReadings((part / 100).toFixed(2), flatKInMm);
      expect(Math.round(33_750 / (reading?.value ?? 1))).toBe(part);
    }
  });

  it.each([
    ['7.9', curve],
    ['7.90 mm', curve],
    ['8.5 D', curve],
    ['37', curve],
    ['58', curve],
    ['12', curve],
    ['42.75', diameter],
    ['42.75', flatKInD],
    ['-43', curve],
    ['', curve],
    ['flat', curve],
    ['43.00', sphere],
  ])('OR-13 %s is nothing of the kind', (text, into) => {
    expect(readings(text, into)).toEqual([]);
  });

  it('OR-13 may also have lost its point: both are said', () => {
    expect(readings('65', keratoconus)).toEqual([
      ['dioptres', 5.2],
      ['point', 6.5],
    ]);
    expect(readings('65 D', keratoconus)).toEqual([['dioptres', 5.2]]);
    expect(readings('65.00', keratoconus)).toEqual([['dioptres', 5.2]]);
  });
});

describe('a power without its point', () => {
  it.each([
    ['275', sphere, 2.75],
    ['275 D', sphere, 2.75],
    ['75', sphere, 0.75],
    ['1250', sphere, 12.5],
    ['50', cylinder, -0.5],
    ['200', add, 2],
    ['-25', sphere, -0.25],
    ['+25 D', sphere, 0.25],
  ])('OR-13 %s may be %s', (text, into, value) => {
    expect(readings(text, into)).toEqual([['point', value]]);
  });

  it.each([
    ['12', sphere],
    ['280', sphere],
    ['9900', sphere],
    ['27.5', sphere],
    ['-150.00', sphere],
    // its sign is said: it is read at once
    ['-150', sphere],
    ['-025', sphere],
    ['-75', sphere],
    ['+275', cylinder],
    ['-200', add],
    ['5', add],
  ])('OR-13 %s is nothing of the kind', (text, into) => {
    expect(readings(text, into)).toEqual([]);
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
