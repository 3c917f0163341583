import { describe, expect, it } from 'vitest';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { Combination, LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildNumber } from '../../../fixtures/build-parameter.ts';
import { rowsOf, valuesOf } from '../text-table.ts';

const lens = buildLens();
const makeable: Prescription = {
  baseCurveFlat: 7.8,
  baseCurveSteep: 7.5,
  sphere: -2,
  material: 'extra',
  surface: 'none',
};
/** Each violation as field, rule, value and nearest value, then the limits that it names. */
const validate = (of: LensDefinition, change: Prescription) =>
  validatePrescription(of, { ...makeable, ...change }).map(
    ({ field, rule, value, nearest, limits }) => [field, rule, value, nearest].concat(limits ?? []),
  );

const when = { parameter: 'surface', equals: 'plasma' } as const;
const narrow: Combination = { kind: 'limits', parameter: 'sphere', when, min: -9.9, max: 9.9 };
const limited = buildLens({ combinations: [narrow] });

/** What is tried, what is ordered otherwise, and what is told: field, rule, value, nearest value and limit. */
const TOLD = rowsOf(`
  together: an axis without a cylinder, at the axis | axis 90 | axis together 90 null
  together: an axis beside a cylinder of 0 likewise | cylinder 0, axis 90 | axis together 90 null
  together: a cylinder without an axis, once | cylinder -1.25 | axis together null null
  excludes: a surface by the material; the default is offered | surface hydraPeg, material xo
    | surface excludes hydraPeg none
  excludes: no surface with another material | surface hydraPeg, material extra |
  excludes: no other surface | surface plasma, material xo |
  ordered: a steep curve equal to the flat one | baseCurveSteep 7.8 | baseCurveSteep ordered 7.8 7.75
  ordered: a steep curve a step above | baseCurveSteep 7.85 | baseCurveSteep ordered 7.85 7.75
  ordered: a steep curve far above | baseCurveSteep 8.2 | baseCurveSteep ordered 8.2 null
  ordered: the step beside it, and a value that satisfies both | baseCurveSteep 7.83
    | baseCurveSteep step 7.83 7.75, baseCurveSteep ordered 7.83 7.75
  ordered: no value that is itself refused | baseCurveFlat 1 | baseCurveFlat range 1 null
`);
const LIMITED = rowsOf(`
  limits: below, the nearest step inside is offered | surface plasma, sphere -10.25 | sphere limits -10.25 -9.75 0
  limits: above likewise | surface plasma, sphere 10 | sphere limits 10 9.75 0
  limits: far below | surface plasma, sphere -15 | sphere limits -15 null 0
  limits: nothing while the condition does not hold | surface none, sphere -15 |
  limits: nothing inside | surface plasma, sphere -9.75 |
  limits: no value that is not made anyway | surface plasma, sphere -25 | sphere range -25 null
`);
const ROWS = [
  ...TOLD.map((row) => [lens, row] as const),
  ...LIMITED.map((row) => [limited, row] as const),
];

it.each(ROWS.map(([of, [what, change, told]]) => [what, of, change, told] as const))(
  'OR-01 tells of %s',
  (_what, of, change = '', told = '') => {
    const found = validate(of, valuesOf<Prescription>(change)).map((violation) =>
      violation.map(String).join(' '),
    );
    expect(found.join(', ')).toBe(told);
  },
);

describe('excludes', () => {
  it('suggests nothing when the default is excluded as well', () => {
    const excludesNone: Combination = {
      kind: 'excludes',
      parameter: 'surface',
      value: 'none',
      other: 'material',
      values: ['xo'],
    };
    const stricter = buildLens({ combinations: [...lens.combinations, excludesNone] });
    const change = { surface: 'hydraPeg', material: 'xo' };
    expect(validate(stricter, change)).toEqual([['surface', 'excludes', 'hydraPeg', null]]);
  });
});

describe('ordered', () => {
  it('lets equal values pass where they may be', () => {
    const combinations: Combination[] = [
      { kind: 'ordered', smaller: 'baseCurveSteep', larger: 'baseCurveFlat', mayBeEqual: true },
    ];
    const change = { baseCurveSteep: 7.8 };
    expect(validate(buildLens({ combinations }), change)).toEqual([]);
  });

  it('suggests nothing when no smaller value is made', () => {
    const combinations: Combination[] = [
      { kind: 'ordered', smaller: 'sphere', larger: 'cylinder', mayBeEqual: false },
    ];
    const parameters = [
      buildNumber({ name: 'sphere', unit: 'D', min: 5, max: 20, step: 0.25 }),
      ...lens.parameters.filter((parameter) => parameter.name !== 'sphere'),
    ];
    const change = { sphere: 5, cylinder: -1 };
    expect(validate(buildLens({ combinations, parameters }), change)).toContainEqual([
      'sphere',
      'ordered',
      5,
      null,
    ]);
  });
});

describe('limits', () => {
  it('OR-01 takes the ends of the limits themselves, and nothing beyond them', () => {
    const exact = buildLens({ combinations: [{ ...narrow, min: -9.75, max: 9.75 }] });
    const rules = [-10, -9.75, 9.75, 10].map((sphere) =>
      validate(exact, { surface: 'plasma', sphere }).map(([, rule]) => rule),
    );
    expect(rules).toEqual([['limits'], [], [], ['limits']]);
  });

  it('OR-01 names and minds no limits of another parameter or of a condition that does not hold', () => {
    const steep: Combination = { ...narrow, parameter: 'baseCurveSteep', min: 7, max: 8 };
    const other: Combination = {
      ...narrow,
      when: { parameter: 'surface', equals: 'hydraPeg' },
      min: -5,
      max: 5,
    };
    const several = buildLens({ combinations: [steep, other, narrow] });
    const change = { surface: 'plasma', sphere: 10 };
    expect(validate(several, change)).toEqual([['sphere', 'limits', 10, 9.75, 2]]);
  });

  it('suggests what lies within all limits that hold, or nothing', () => {
    const further: Combination = { ...narrow, min: -20, max: -12 };
    const middle: Combination = { ...narrow, min: -9.5, max: 20 };
    const low = buildLens({ combinations: [narrow, middle] });
    const none = buildLens({ combinations: [narrow, further] });
    const treated = { surface: 'plasma', sphere: -10 };
    expect(validate(low, treated).map((told) => told[3])).toEqual([-9.5, -9.5]);
    expect(validate(none, { ...treated, sphere: 0 }).map((told) => told[3])).toEqual([null]);
  });

  it('are minded by what the order of two parameters suggests', () => {
    const order: Combination = {
      kind: 'ordered',
      smaller: 'baseCurveSteep',
      larger: 'baseCurveFlat',
      mayBeEqual: false,
    };
    const steep: Combination = { ...narrow, parameter: 'baseCurveSteep', min: 7.9, max: 8.5 };
    const both = buildLens({ combinations: [order, steep] });
    const change = { surface: 'plasma', baseCurveSteep: 8 };
    expect(validate(both, change)).toEqual([['baseCurveSteep', 'ordered', 8, null]]);
  });
});

describe('a combination that names parameters which the lens has not', () => {
  it.each<Combination>([
    { kind: 'ordered', smaller: 'lost', larger: 'sphere', mayBeEqual: false },
    { kind: 'ordered', smaller: 'material', larger: 'surface', mayBeEqual: false },
    { kind: 'excludes', parameter: 'lost', value: 'x', other: 'material', values: ['xo'] },
    { kind: 'together', parameters: ['lost', 'gone'] },
  ])('$kind is silent', (combination) => {
    const odd = buildLens({ combinations: [combination] });
    expect(validatePrescription(odd, makeable)).toEqual([]);
  });
});
