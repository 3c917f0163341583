import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#domain/lens/definition/check-definition.ts';
import type { Combination, Condition, LensDefinition, Surcharge } from '#domain/lens/model/lens.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildChoice, buildNumber } from '../../../fixtures/build-parameter.ts';

const lens = buildLens();
const paths = (changed: LensDefinition) => checkDefinition(changed).map(({ path }) => path);
const withParameter = (parameter: LensDefinition['parameters'][number]) =>
  buildLens({ parameters: [...lens.parameters, parameter] });
const LAST = lens.parameters.length;

function surcharge(id: string, when: Condition): Surcharge {
  const label = { en: id, es: id };
  return { id, label, when, priceCents: 100, refundable: true };
}

describe('checkDefinition of parameters', () => {
  it('OR-01 finds nothing in a lens that is whole', () => {
    expect(checkDefinition(lens)).toEqual([]);
  });

  it('OR-01 refuses a name that is used twice', () => {
    expect(checkDefinition(withParameter(buildNumber({ name: 'sphere' })))).toEqual([
      { path: `parameters.${LAST}.name`, message: '“sphere” is used more than once' },
    ]);
  });

  it('OR-01 refuses an option that is there twice', () => {
    const edge = buildChoice('edge', ['flat', 'steep', 'flat']);
    expect(paths(withParameter(edge))).toEqual([`parameters.${LAST}.options.2.value`]);
  });

  it.each([
    ['default', { default: 7.03 }],
    ['default', { default: 5 }],
    ['max', { max: 8.98 }],
    ['step', { step: 4 }],
  ] as const)('OR-01 refuses a %s that is off the grid: %j', (field, change) => {
    const faults = checkDefinition(withParameter(buildNumber({ name: 'zone2', ...change })));
    expect(faults.map(({ path }) => path)).toEqual([`parameters.${LAST}.${field}`]);
    expect(faults[0]?.message).toMatch(/^zone2: /);
  });

  it('lets one value alone be made, and a default that stands beside the range', () => {
    const fixed = buildNumber({ name: 'fixed', min: 14.5, max: 14.5, default: 14.5 });
    const beside = buildNumber({ name: 'beside', also: [0], default: 0 });
    expect(paths(buildLens({ parameters: [...lens.parameters, fixed, beside] }))).toEqual([]);
  });
});

describe('checkDefinition of conditions', () => {
  it.each<[string, Condition]>([
    ['parameter', { parameter: 'lost', is: 'given' }],
    ['equals', { parameter: 'surface', equals: 'gold' }],
    ['equals', { parameter: 'surface', equals: 1 }],
    ['equals', { parameter: 'sphere', equals: -2.1 }],
    ['equals', { parameter: 'sphere', equals: '-2' }],
    ['in', { parameter: 'surface', in: ['plasma', 'gold'] }],
  ])('OR-01 refuses the %s of a condition that never holds: %j', (key, condition) => {
    const parameter = buildNumber({ name: 'extra', requiredWhen: condition, dependsOn: condition });
    expect(paths(withParameter(parameter))).toEqual([
      `parameters.${LAST}.requiredWhen.${key}`,
      `parameters.${LAST}.dependsOn.${key}`,
    ]);
    const surcharges = [surcharge('extra', condition)];
    expect(paths(buildLens({ surcharges }))).toEqual([`surcharges.0.when.${key}`]);
  });

  it('OR-01 refuses a surcharge that is there twice', () => {
    const one = surcharge('extra', { parameter: 'add', is: 'given' });
    expect(paths(buildLens({ surcharges: [one, one] }))).toEqual(['surcharges.1.id']);
  });

  it('OR-01 refuses parameters that depend on each other, and names the circle', () => {
    const parameters = [
      buildNumber({ name: 'a', dependsOn: { parameter: 'b', is: 'given' } }),
      buildNumber({ name: 'b', dependsOn: { parameter: 'c', is: 'given' } }),
      buildNumber({ name: 'c', dependsOn: { parameter: 'b', is: 'given' } }),
    ];
    expect(checkDefinition(buildLens({ parameters, combinations: [] }))).toEqual([
      { path: 'parameters.1.dependsOn', message: 'b depends on itself: b → c → b' },
      { path: 'parameters.2.dependsOn', message: 'c depends on itself: c → b → c' },
    ]);
  });

  it('OR-01 refuses a parameter that depends on itself', () => {
    const own = buildNumber({ name: 'own', dependsOn: { parameter: 'own', is: 'given' } });
    expect(paths(withParameter(own))).toEqual([`parameters.${LAST}.dependsOn`]);
  });
});

const limits = (change: object): Combination => ({
  kind: 'limits',
  parameter: 'zone',
  when: { parameter: 'surface', equals: 'plasma' },
  min: 2,
  max: 3,
  ...change,
});

const together = (other: string): Combination => ({
  kind: 'together',
  parameters: ['cylinder', other],
});
const ordered = (smaller: string, larger: string): Combination => ({
  kind: 'ordered',
  smaller,
  larger,
  mayBeEqual: true,
});
const excludes = (parameter: string, material: string): Combination => ({
  kind: 'excludes',
  parameter,
  value: 'x',
  other: 'material',
  values: [material],
});

describe('checkDefinition of combinations', () => {
  it.each<[string, Combination, string[]]>([
    ['an unknown partner', together('lost'), ['parameters.1']],
    ['a choice for a number', together('surface'), ['parameters.1']],
    ['choices in order', ordered('material', 'surface'), ['smaller', 'larger']],
    ['one below itself', ordered('sphere', 'sphere'), ['larger']],
    ['an excluded number', excludes('sphere', 'xo'), ['parameter']],
    ['excluded options that are none', excludes('surface', 'y'), ['value', 'values']],
    ['limits of a choice', limits({ parameter: 'material' }), ['parameter']],
    ['limits of nothing', limits({ parameter: 'lost' }), ['parameter']],
    ['limits below the range', limits({ min: 1 }), ['min']],
    ['limits above the range', limits({ max: 5 }), ['max']],
    ['limits the wrong way round', limits({ min: 3, max: 2 }), ['max']],
    ['limits between two steps', limits({ min: 2.02, max: 2.08 }), ['max']],
    ['limits by itself', limits({ when: { parameter: 'zone', is: 'given' } }), ['when.parameter']],
    [
      'limits by what never holds',
      limits({ when: { parameter: 'surface', equals: 'x' } }),
      ['when.equals'],
    ],
  ])('OR-01 refuses %s', (_what, combination, expected) => {
    expect(paths(buildLens({ combinations: [combination] }))).toEqual(
      expected.map((path) => `combinations.0.${path}`),
    );
  });

  it('takes limits that leave something', () => {
    expect(paths(buildLens({ combinations: [limits({})] }))).toEqual([]);
  });
});
