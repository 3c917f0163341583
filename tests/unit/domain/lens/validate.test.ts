import { describe, expect, it } from 'vitest';
import { isRequired, validatePrescription } from '#domain/lens/engine/validate.ts';
import type { Parameter, Prescription } from '#domain/lens/model/lens.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildNumber } from '../../../fixtures/build-parameter.ts';

const lens = buildLens();
const makeable: Prescription = {
  baseCurveFlat: 7.8,
  baseCurveSteep: 7.5,
  sphere: -2,
  material: 'extra',
  surface: 'none',
};
const check = (change: Record<string, unknown>) =>
  validatePrescription(lens, { ...makeable, ...change } as Prescription);

describe('validatePrescription', () => {
  it('OR-01 accepts what can be made', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    ['on the ends of the range', { sphere: 20 }],
    ['the value 0 outside the range of cylinders', { cylinder: 0 }],
    ['a cylinder with its axis', { cylinder: -1.25, axis: 5 }],
    ['empty fields that are optional', { cylinder: '', axis: null, add: undefined }],
    ['an unknown name without a value', { gone: undefined }],
  ])('OR-01 accepts %s', (_what, change) => {
    expect(check(change)).toEqual([]);
  });

  it.each([
    ['below the range', { sphere: -20.25 }, 'range', -20.25, -20],
    ['above the range', { sphere: 20.75 }, 'range', 20.75, 20],
    ['far above the range', { sphere: 21 }, 'range', 21, null],
    ['off its step', { sphere: -2.1 }, 'step', -2.1, -2],
    ['with more decimals than the step', { sphere: -2.0000001 }, 'step', -2.0000001, -2],
    ['as a text', { sphere: '-2.00' }, 'number', '-2.00', null],
    ['as a truth value', { sphere: true }, 'number', null, null],
    ['as a list', { sphere: [1] }, 'number', null, null],
    ['not a number', { sphere: NaN }, 'number', null, null],
    ['infinite', { sphere: Infinity }, 'number', null, null],
    ['missing', { sphere: undefined }, 'required', null, null],
    ['null', { sphere: null }, 'required', null, null],
    ['empty', { sphere: '' }, 'required', null, null],
  ])('OR-01 a sphere %s is refused', (_what, change, rule, value, nearest) => {
    expect(check(change)).toEqual([{ field: 'sphere', rule, value, nearest }]);
  });

  it.each([
    ['fenestrated', null],
    ['Extra', 'extra'],
    [' x.o ', 'xo'],
    [1, null],
    [{}, null],
  ])('OR-01 material %j is refused, and %j suggested', (material, nearest) => {
    expect(check({ material })).toMatchObject([{ field: 'material', rule: 'option', nearest }]);
  });

  it('suggests an option by its label in either language', () => {
    const { parameters } = buildLens();
    const surface = parameters.find((parameter) => parameter.name === 'surface');
    if (surface?.kind !== 'choice') throw new Error('The lens for tests has a surface');
    surface.options[0] = { value: 'none', label: { en: 'Untreated', es: 'Sin tratamiento' } };
    const change = { ...makeable, surface: 'sin tratamiento' };
    const [violation] = validatePrescription(buildLens({ parameters }), change);
    expect(violation?.nearest).toBe('none');
  });

  it.each(['sphere2', 'constructor', '__proto__', 'toString'])(
    'refuses the unknown parameter %s',
    (field) => {
      const prescription = Object.fromEntries([...Object.entries(makeable), [field, 1]]);
      expect(validatePrescription(lens, prescription)).toEqual([
        { field, rule: 'unknown', value: 1, nearest: null },
      ]);
    },
  );

  it('does not take an inherited value for a given one', () => {
    const inherited = Object.create(makeable) as Prescription;
    expect(validatePrescription(lens, inherited).map(({ rule }) => rule)).toEqual(
      Array.from({ length: 5 }, () => 'required'),
    );
  });

  it('OR-01 tells everything at once, in the order of the parameters, unknown names last', () => {
    const violations = check({
      extra: 1,
      surface: 'gold',
      axis: 0,
      sphere: -2.1,
      baseCurveFlat: 8.03,
    });
    expect(violations.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'baseCurveFlat step',
      'sphere step',
      'axis range',
      'axis together',
      'surface option',
      'extra unknown',
    ]);
  });

  it('OR-01 an axis of 0 is written 180', () => {
    expect(check({ cylinder: -1, axis: 0 })).toEqual([
      { field: 'axis', rule: 'range', value: 0, nearest: 180 },
    ]);
  });
});

function parameterOf(name: string): Parameter {
  const found = lens.parameters.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`The lens for tests has no ${name}`);
  return found;
}

describe('isRequired', () => {
  it.each([
    ['sphere', {}, true],
    ['cylinder', {}, false],
    ['axis', {}, false],
    ['axis', { cylinder: 0 }, false],
    ['axis', { cylinder: '' }, false],
    ['axis', { cylinder: -1 }, true],
    ['zone', {}, false],
    ['zone', { add: 2 }, true],
  ] as [string, Prescription, boolean][])('%s beside %j: %s', (name, prescription, required) => {
    expect(isRequired(parameterOf(name), lens, prescription)).toBe(required);
  });

  it('holds for a choice that has the value of the condition', () => {
    const parameter = buildNumber({ requiredWhen: { parameter: 'surface', equals: 'plasma' } });
    expect(isRequired(parameter, lens, { surface: 'plasma' })).toBe(true);
    expect(isRequired(parameter, lens, { surface: 'none' })).toBe(false);
  });

  it('counts a value of 0 as given where only "given" is asked', () => {
    const parameter = buildNumber({ requiredWhen: { parameter: 'sphere', is: 'given' } });
    expect(isRequired(parameter, lens, { sphere: 0 })).toBe(true);
  });

  it('wants an axis by the combination alone', () => {
    const axis = { ...parameterOf('axis'), requiredWhen: 'optional' as const };
    expect(isRequired(axis, lens, { cylinder: -1 })).toBe(true);
  });

  it('OR-01 is what validation enforces', () => {
    expect(check({ add: 2 })).toEqual([
      { field: 'zone', rule: 'required', value: null, nearest: null },
    ]);
  });
});
