import { assert, describe, expect, it } from 'vitest';
import { clinicalFields } from '#domain/clinical/clinical-fields.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { formatNumber } from '#domain/lens/format.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import type { LensDefinition, NumberParameter } from '#domain/schemas/lens.ts';
import { clinicalReadings } from '#src/customer/order/clinical/clinical-readings.ts';
import { withSign } from '#src/customer/order/fields/cylinder-notation.ts';
import { lensReadings } from '#src/customer/order/fields/lens-readings.ts';
import {
  endValue,
  stepValue,
  stepValues,
  valueByKey,
} from '#src/customer/order/fields/step-value.ts';
import { settleTyped } from '#src/customer/order/fields/typed-entry.ts';
import { placeFields } from '#src/customer/order/problems/field-places.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';

const refraction = clinicalFields().find(({ name }) => name === 'refractionCylinder');

assert(refraction?.kind === 'number');

it.each([
  ['1.25', 'minus', '-1.25'],
  [' 1,25 ', 'minus', '-1,25'],
  ['1.25', 'plus', '1.25'],
  ['1.25', null, '1.25'],
  ['1.25 D', 'minus', '-1.25 D'],
  ['1.25D', 'plus', '1.25D'],
  ['125', 'minus', '-125'],
  ['+1.25', 'minus', '+1.25'],
  ['−1.25', 'plus', '−1.25'],
  ['0', 'minus', '0'],
  ['pl', 'minus', 'pl'],
  ['', 'minus', ''],
] as const)('OR-13 reads a refraction of %j in %s notation as %j', (typed, notation, read) =>
  expect(withSign(typed, notation, refraction)).toBe(read),
);

it.each(['1.25', '1.25 D', '125'])('OR-13 keeps %j in minus notation as −1.25', (typed) =>
  expect(settleTyped(withSign(typed, 'minus', refraction), refraction)?.text).toBe('−1.25'),
);

const named = (...names: string[]) => names.map((name) => ({ name }));

/** In which row and column each field stands, played out as a grid does it. */
function play(names: readonly { name: string }[], columns: number) {
  const { begin, rows } = placeFields(names, columns);
  const places = new Map<string, number>();
  let [row, column] = [0, 0];
  for (const { name } of names) {
    const isFull = column === columns;
    if (isFull || (begin.has(name) && column > 0)) [row, column] = [row + 1, 0];
    places.set(name, row);
    column += 1;
  }
  expect(rows).toBe(names.length === 0 ? 0 : row + 1);
  return places;
}

describe('the fields of an eye', () => {
  it('OR-01 stand with flat and steep in one row', () => {
    const bitoric = named(
      'baseCurveFlat',
      'baseCurveSteep',
      'diameter',
      'sphereFlat',
      'sphereSteep',
    );
    const { begin, rows } = placeFields(bitoric, 2);
    expect([[...begin], rows]).toEqual([['sphereFlat'], 3]);
    expect(placeFields(bitoric, 3)).toEqual({ begin: new Set(), rows: 2 });
    expect(placeFields(named(), 2)).toEqual({ begin: new Set(), rows: 0 });
  });

  it.each(catalogue.map((lens) => [lens.name, lens] as const))('OR-01 of %s', (_name, lens) => {
    const split = [2, 3].flatMap((columns) => {
      const places = play(lens.parameters, columns);
      return [...places].filter(([name, row]) => {
        const steep = name.endsWith('Flat') ? places.get(name.replace(/Flat$/, 'Steep')) : row;
        return steep !== undefined && steep !== row;
      });
    });
    expect(split).toEqual([]);
  });
});

const curve = buildNumber({ min: 6, max: 9, step: 0.05 });
const torus = buildNumber({ unit: 'D', min: -6, max: -0.75, step: 0.25, also: [0] });
const axis = buildNumber({ unit: '°', min: 5, max: 180, step: 5 });
const press = (key: string, shiftKey = false) => valueByKey({ key, shiftKey }, 8.05, curve);

describe('stepping with the arrow keys', () => {
  it('OR-01 stays on the values that are made', () => {
    expect(stepValue(8.05, 1, curve)).toBe(8.1);
    expect(stepValue(8.05, -1, curve)).toBe(8);
    expect(stepValue(8.03, 1, curve)).toBeGreaterThan(8.03);
  });

  it('OR-01 stays at the ends of the range, and comes back into it', () => {
    expect(stepValue(9, 1, curve)).toBe(9);
    expect(stepValue(6, -1, curve)).toBe(6);
    expect(stepValue(20, -1, curve)).toBe(9);
  });

  it('OR-01 crosses the gap between a torus and none', () => {
    expect(stepValue(-0.75, 1, torus)).toBe(0);
    expect(stepValue(0, -1, torus)).toBe(-0.75);
    expect(stepValue(0, 1, torus)).toBe(0);
  });

  it('OR-01 goes round with an axis', () => {
    expect(stepValue(180, 1, axis)).toBe(5);
    expect(stepValue(5, -1, axis)).toBe(180);
  });

  it('OR-01 starts from the default, or from what is closest to 0', () => {
    expect(stepValue(null, 1, { ...curve, default: 7.5 })).toBe(7.5);
    expect(stepValue(null, 1, torus)).toBe(0);
  });

  it('OR-01 takes ten steps at once, as ten single ones', () => {
    expect(stepValues(8.05, 1, 10, curve)).toBe(8.55);
    expect(stepValues(8.8, 1, 10, curve)).toBe(9);
    expect(stepValues(0, -1, 10, torus)).toBe(-3);
    expect(stepValues(175, 1, 10, axis)).toBe(45);
    expect(stepValues(null, 1, 10, { ...curve, default: 7.5 })).toBe(7.5);
  });

  it('OR-01 goes to the smallest and the largest value that is made', () => {
    expect(endValue(-1, curve)).toBe(6);
    expect(endValue(1, curve)).toBe(9);
    expect(endValue(1, torus)).toBe(0);
    expect(endValue(1, { ...curve, max: 9.03 })).toBe(9);
  });

  it('OR-01 steps by arrows, by ten with Shift, and to the ends by Home and End', () => {
    expect(press('ArrowUp')).toBe(8.1);
    expect(press('ArrowDown')).toBe(8);
    expect(press('ArrowUp', true)).toBe(8.55);
    expect(press('Home')).toBe(6);
    expect(press('End')).toBe(9);
    // selecting text stays as it is
    expect(press('Home', true)).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});

const curvesOf = (lens: LensDefinition) =>
  lens.parameters.filter(
    (one): one is NumberParameter => one.kind === 'number' && /curve/i.test(one.name),
  );

const CURVES = catalogue.flatMap((lens) =>
  curvesOf(lens).map((curve) => [`${lens.id} ${curve.name}`, lens, curve] as const),
);

/** A prescription of the lens that can be made, as its fields show it. */
function textsOf(lens: LensDefinition): Record<string, string> {
  const prescription = buildPrescription(lens);
  return Object.fromEntries(
    lens.parameters.flatMap((parameter) => {
      const value = prescription[parameter.name];
      if (value === undefined) return [];
      const isNumber = parameter.kind === 'number' && typeof value === 'number';
      return [[parameter.name, isNumber ? formatNumber(value, parameter) : String(value)]];
    }),
  );
}

describe.each(CURVES)('%s', (_name, lens, curve) => {
  it('OR-13 typed as any K from 30 to 60 D is offered as a radius that the lens takes, and never as its end', () => {
    const texts = textsOf(lens);
    let offered = 0;
    for (let part = 3000; part <= 6000; part += 25) {
      const typed = (part / 100).toFixed(2);
      for (const reading of lensReadings(typed, curve, lens, texts)) {
        offered += 1;
        const taken = { ...texts, [curve.name]: formatNumber(reading.value, curve) };
        expect(validatePrescription(lens, toPrescription(lens, taken))).toEqual([]);
        expect(Math.abs(reading.value - 337.5 / Number(typed))).toBeLessThanOrEqual(
          curve.step / 2 + 1e-9,
        );
      }
      const told = validatePrescription(
        lens,
        toPrescription(lens, { ...texts, [curve.name]: typed }),
      );
      expect(told.find(({ field }) => field === curve.name)?.nearest).toBeNull();
    }
    expect(offered).toBeGreaterThan(5);
  });
});

const flatK = (unit: 'D' | 'mm') =>
  clinicalFields(unit).find((field): field is NumberParameter => field.name === 'flatK');

describe('a K that was typed in the other unit', () => {
  it.each([
    ['D', '7.85', 42.99],
    ['mm', '43', 7.849],
  ] as const)('OR-13 is offered in %s', (unit, typed, value) => {
    const field = flatK(unit);
    const readings = field ? clinicalReadings(typed, field, { kUnit: unit, flatK: typed }) : [];
    expect(readings.map((reading) => reading.value)).toEqual([value]);
  });

  it('OR-13 is no offer where it is a K as it stands', () => {
    const field = flatK('D');
    expect(field && clinicalReadings('43.00', field, { flatK: '43.00' })).toEqual([]);
  });
});
