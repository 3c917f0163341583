import { assert, describe, expect, it } from 'vitest';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { clinicalReadings } from '#src/customer/order/clinical/clinical-readings.ts';
import { withSign } from '#src/customer/order/fields/cylinder-notation.ts';
import { describeRange } from '#src/customer/order/fields/describe-range.ts';
import { lensReadings } from '#src/customer/order/fields/lens-readings.ts';
import { otherReadings } from '#src/customer/order/fields/other-readings.ts';
import { valueByKey } from '#src/customer/order/fields/step-value.ts';
import {
  settleTyped,
  NOTHING_READ,
  readValue,
  readingParams,
  textByKey,
} from '#src/customer/order/fields/typed-entry.ts';
import { placeFields } from '#src/customer/order/problems/field-places.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { clinicalFields } from '#src/eye/clinical-fields.ts';
import { buildNumber } from '../../fixtures/build-parameter.ts';

const refraction = clinicalFields().find(({ name }) => name === 'refractionCylinder');

assert(refraction?.kind === 'number');

it.each([
  ['1.25', 'minus', '-1.25'],
  [' 1,25 ', 'minus', '-1,25'],
  ['1.25', 'plus', '1.25'],
  ['1.25', null, '1.25'],
  ['125', 'minus', '-125'],
  ['−1.25', 'plus', '−1.25'],
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

const flatK = (unit: 'D' | 'mm') =>
  clinicalFields(unit).find((field): field is NumberParameter => field.name === 'flatK');

const curve = buildNumber({ unit: 'mm', min: 6, max: 9, step: 0.05 });
const torus = buildNumber({ unit: 'D', min: -6, max: -0.75, step: 0.25, also: [0] });
const axis = buildNumber({ unit: '°', min: 5, max: 180, step: 5 });
const started = { ...curve, default: 7.5 };
const odd = { ...curve, max: 9.03 };

it.each<[key: string, from: number | null, field: NumberParameter, to: number | null]>([
  ['ArrowUp', 8.05, curve, 8.1],
  ['ArrowDown', 8.05, curve, 8],
  ['Shift ArrowUp', 8.05, curve, 8.55],
  ['Home', 8.05, curve, 6],
  ['End', 8.05, curve, 9],
  // selecting text stays as it is
  ['Shift Home', 8.05, curve, null],
  ['Tab', 8.05, curve, null],
  // at the ends, and from beyond them
  ['ArrowUp', 9, curve, 9],
  ['ArrowDown', 6, curve, 6],
  ['ArrowDown', 20, curve, 9],
  ['Shift ArrowUp', 8.8, curve, 9],
  ['End', 8, odd, 9],
  // across the gap between a torus and none
  ['ArrowUp', -0.75, torus, 0],
  ['ArrowDown', 0, torus, -0.75],
  ['Shift ArrowDown', 0, torus, -3],
  ['End', -6, torus, 0],
  // round with an axis
  ['ArrowUp', 180, axis, 5],
  ['ArrowDown', 5, axis, 180],
  ['Shift ArrowUp', 175, axis, 45],
  // from the default, or from what is closest to 0
  ['ArrowUp', null, started, 7.5],
  ['Shift ArrowUp', null, started, 7.5],
  ['ArrowUp', null, torus, 0],
])('OR-01 the key %s steps from %s in %o to %s', (keys, from, field, to) => {
  const key = keys.replace('Shift ', '');
  expect(valueByKey({ key, shiftKey: key !== keys }, from, field)).toBe(to);
});

it('OR-13 a K is offered as a radius that the lens takes beside the others, and never as its end', () => {
  const texts = { baseCurveFlat: '8.00', baseCurveSteep: '7.50' };
  const field = gpBitoric.parameters.find(({ name }) => name === 'baseCurveFlat');
  assert(field?.kind === 'number');
  const offered = (typed: string) =>
    lensReadings(typed, field, gpBitoric, texts).map(({ value }) => value);
  expect([offered('42.75'), offered('48.00')]).toEqual([[7.9], []]);
  const typed = toPrescription(gpBitoric, { ...texts, baseCurveFlat: '42.75' });
  const told = validatePrescription(gpBitoric, typed);
  expect(told.find((one) => one.field === 'baseCurveFlat')?.nearest).toBeNull();
});

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

const sphere = buildNumber({ name: 'sphere', unit: 'D', min: -20, max: 20, step: 0.25 });
const sag = buildNumber({ name: 'sag', unit: 'µm', min: 2800, max: 6500, step: 50 });

describe('leaving a number field', () => {
  it.each([
    ['9,3', curve, '9.30'],
    ['-2.75', sphere, '−2.75'],
    ['5', axis, '005'],
    ['43', sphere, '+43.00'],
    ['8.6 mm', curve, '8.60'],
    ['x 90', axis, '090'],
  ])('OR-01 writes %s as the trade does, and tells of nothing', (typed, parameter, text) =>
    expect(settleTyped(typed, parameter)).toEqual({ text, read: null }),
  );

  it.each([
    ['pl', sphere, '0.00'],
    ['3,800', sag, '3800'],
    ['785', curve, '7.85'],
    ['-150', sphere, '−1.50'],
  ])('OR-01 tells that %s was read as something else', (typed, parameter, text) =>
    expect(settleTyped(typed, parameter)).toEqual({
      text,
      read: { typed: typed.trim(), became: text },
    }),
  );

  it('OR-01 leaves what is no number as it is, for the rules to refuse', () => {
    for (const text of ['flat', '']) expect(settleTyped(text, curve)).toBeNull();
  });

  it('OR-01 tells what was read until the field holds something else', () => {
    const read = { typed: '275', became: '+2.75' };
    expect(readValue(read, '+2.75')).toBe(2.75);
    expect(readValue(read, '+3.00')).toBeNull();
    for (const text of ['+2.75', '']) expect(readValue(NOTHING_READ, text)).toBeNull();
  });
});

it('OR-13 another reading: is told with what was typed in another unit', () => {
  const words = (text: string, parameter: typeof curve) =>
    otherReadings(text, parameter).map((reading) => readingParams(reading, parameter));
  expect(words('42.75', curve)).toEqual([{ value: '7.90 mm', typed: '42.75 D' }]);
  expect(words('150', sphere)).toEqual([{ value: '+1.50 D', typed: '' }]);
  const flatK = buildNumber({ name: 'flatK', unit: 'D', min: 36, max: 65, step: 0.25 });
  expect(words('7.85', flatK)).toEqual([{ value: '42.99 D', typed: '7.85 mm' }]);
});

it.each([
  ['ArrowUp', '7.80', curve, '7.85'],
  ['ArrowDown', '78', curve, '7.75'],
  ['ArrowUp', '−2.50', sphere, '−2.25'],
  ['5', '7.80', curve, null],
])('OR-01 the key %s steps from %s as it is meant', (key, text, field, to) =>
  expect(textByKey({ key, shiftKey: false }, text, field)).toBe(to),
);

it('OR-01 the range of a parameter names what is made beside it, and a single value alone', () => {
  const [en, es] = [textIn('en', 'customer'), textIn('es', 'customer')];
  const cylinder = buildNumber({ unit: 'D', min: -6, max: -0.75, step: 0.25, also: [0] });
  expect(describeRange(cylinder, en)).toBe('−6.00 D to −0.75 D, in steps of 0.25, or 0.00 D');
  expect(describeRange(cylinder, es)).toContain('−6.00 D');
  const single = buildNumber({ unit: 'mm', min: 14, max: 14, step: 0.1 });
  expect(describeRange(single, en)).toBe('Only 14.00 mm');
  expect(describeRange({ ...single, also: [15] }, en)).toContain('or 15.00 mm');
});
