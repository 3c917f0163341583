import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { formatNumber } from '#domain/lens/format.ts';
import { otherReadings } from '#domain/lens/typed/other-readings.ts';
import { textIn } from '#providers/messages/text-in.ts';
import {
  NOTHING_READ,
  nearestText,
  originOf,
  readValue,
  readingParams,
  settleTyped,
  textByKey,
} from '#src/customer/order/fields/typed-entry.ts';
import { describeRange } from '#src/customer/order/fields/describe-range.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';

const sphere = buildNumber({ name: 'sphere', unit: 'D', min: -20, max: 20, step: 0.25 });
const curve = buildNumber({ unit: 'mm', min: 6, max: 9, step: 0.05 });
const sag = buildNumber({ name: 'sag', unit: 'µm', min: 2800, max: 6500, step: 50 });
const axis = buildNumber({ name: 'axis', unit: '°', min: 5, max: 180, step: 5 });

const numbers = catalogue.flatMap((lens) =>
  lens.parameters
    .filter((parameter) => parameter.kind === 'number')
    .map((parameter) => [`${lens.id} ${parameter.name}`, lens, parameter] as const),
);

describe('leaving a number field', () => {
  it.each([
    ['9,3', curve, '9.30'],
    ['7.8', curve, '7.80'],
    ['-2.75', sphere, '−2.75'],
    ['−2,5', sphere, '−2.50'],
    ['5', axis, '005'],
    ['43', sphere, '+43.00'],
    ['8.6 mm', curve, '8.60'],
    ['-3.00 D', sphere, '−3.00'],
    ['x 90', axis, '090'],
    ['150', sphere, '+150.00'],
  ])('OR-01 writes %s as the trade does, and tells of nothing', (typed, parameter, text) =>
    expect(settleTyped(typed, parameter)).toEqual({ text, read: null }),
  );

  it.each([
    ['pl', sphere, '0.00'],
    [' PL ', sphere, '0.00'],
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

const press = (key: string, text: string, shiftKey = false) =>
  textByKey({ key, shiftKey }, text, curve);

it('OR-13 another reading: is told with what was typed in another unit', () => {
  const words = (text: string, parameter: typeof curve) =>
    otherReadings(text, parameter).map((reading) => readingParams(reading, parameter));
  expect(words('42.75', curve)).toEqual([{ value: '7.90 mm', typed: '42.75 D' }]);
  expect(words('150', sphere)).toEqual([{ value: '+1.50 D', typed: '' }]);
  const flatK = buildNumber({ name: 'flatK', unit: 'D', min: 36, max: 65, step: 0.25 });
  expect(words('7.85', flatK)).toEqual([{ value: '42.99 D', typed: '7.85 mm' }]);
});

describe('keys in a number field', () => {
  it('OR-01 step from what stands there, as it is meant', () => {
    expect(press('ArrowUp', '7.80')).toBe('7.85');
    expect(press('ArrowDown', '78')).toBe('7.75');
    expect(press('ArrowUp', '7.80', true)).toBe('8.30');
    expect([press('Home', '7.80'), press('End', '7.80')]).toEqual(['6.00', '9.00']);
    expect(textByKey({ key: 'ArrowUp', shiftKey: false }, '−2.50', sphere)).toBe('−2.25');
  });

  it('OR-01 that type are left alone', () =>
    expect([press('5', '7.80'), press('Enter', '7.80'), press('Tab', '')]).toEqual([
      null,
      null,
      null,
    ]));
});

describe('the nearest value', () => {
  it.each(numbers)(
    'OR-01 of %s is taken by its field and satisfies it',
    (_name, lens, parameter) => {
      const beside = (value: number) => ({ [parameter.name]: value });
      for (const value of [
        parameter.min - 3 * parameter.step,
        parameter.max + 3 * parameter.step,
        parameter.min + 0.4 * parameter.step,
      ]) {
        const wrong = validatePrescription(lens, beside(value)).find(
          ({ field }) => field === parameter.name,
        );
        if (wrong?.nearest == null) continue;
        const text = nearestText(wrong.nearest, parameter);
        expect(text).toBe(formatNumber(Number(wrong.nearest), parameter));
        expect(settleTyped(text, parameter)).toEqual({ text, read: null });
      }
    },
  );

  it('OR-01 of a choice is its option', () => expect(nearestText('round', curve)).toBe('round'));
});

it('OR-01 where a value comes from: is told of a value only', () => {
  expect(originOf('default', '9.20')).toBe('default');
  expect(originOf('copied', '')).toBeUndefined();
  expect(originOf('earlier', undefined)).toBeUndefined();
  expect(originOf(undefined, '9.20')).toBeUndefined();
});

describe('the range of a parameter', () => {
  const [en, es] = [textIn('en', 'customer'), textIn('es', 'customer')];

  it('OR-01 names unit, range and step', () => {
    const diameter = buildNumber({ unit: 'mm', min: 8, max: 11, step: 0.1 });
    expect(describeRange(diameter, en)).toBe('8.00 mm to 11.00 mm, in steps of 0.10');
    expect(describeRange(diameter, es)).toContain('8.00 mm');
  });

  it('OR-01 names what is made beside it, and a single value alone', () => {
    const cylinder = buildNumber({ unit: 'D', min: -6, max: -0.75, step: 0.25, also: [0] });
    expect(describeRange(cylinder, en)).toBe('−6.00 D to −0.75 D, in steps of 0.25, or 0.00 D');
    const single = buildNumber({ unit: 'mm', min: 14, max: 14, step: 0.1 });
    expect(describeRange(single, en)).toBe('Only 14.00 mm');
    expect(describeRange({ ...single, also: [15] }, en)).toContain('or 15.00 mm');
  });
});
