import { describe, expect, it } from 'vitest';
import { lensDefinitionSchema, prescriptionSchema } from '#domain/lens/model/lens.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildChoice, buildNumber } from '../../../fixtures/build-parameter.ts';

const withParameter = (parameter: object) => ({ ...buildLens(), parameters: [parameter] });
const lensWith = (change: object) => ({ ...buildLens(), ...change });
const NO_SOURCE = { ...buildNumber(), source: undefined };
const NO_LABEL = { ...buildNumber(), label: { en: '', es: 'x' } };
const NO_OPTION = buildChoice('edge', ['flat'], { default: 'steep' });
const ALONE = { kind: 'together', parameters: ['axis'] };
const NOTHING = { kind: 'excludes', parameter: 'a', value: 'b', other: 'c', values: [] };
const UNSAID = { kind: 'ordered', smaller: 'a', larger: 'b' };

/** What is wrong, the lens that has it, and the field that the error must name. */
const REFUSED: [string, object, string][] = [
  ['an id with capitals', lensWith({ id: 'Test Lens' }), 'id'],
  ['a family that is none', lensWith({ family: 'spectacles' }), 'family'],
  ['another currency', lensWith({ currency: 'EUR' }), 'currency'],
  ...Object.entries({
    'a name with a blank': [buildNumber({ name: 'base curve' }), 'name'],
    'a unit that is none': [{ ...buildNumber(), unit: 'inch' }, 'unit'],
    'a step of 0': [buildNumber({ step: 0 }), 'step'],
    'min above max': [buildNumber({ min: 9, max: 6 }), 'min'],
    'an empty label': [NO_LABEL, 'label.en'],
    'no source': [NO_SOURCE, 'source'],
    'a requirement that is none': [{ ...buildNumber(), requiredWhen: 'sometimes' }, 'requiredWhen'],
    'a choice without options': [buildChoice('edge', []), 'options'],
    'a default that is no option': [NO_OPTION, 'default'],
  } as const).map(([what, [parameter, field]]): [string, object, string] => [
    `a parameter with ${what}`,
    withParameter(parameter),
    `parameters.0.${field}`,
  ]),
  ['together with one', lensWith({ combinations: [ALONE] }), 'combinations.0.parameters'],
  ['excludes nothing', lensWith({ combinations: [NOTHING] }), 'combinations.0.values'],
  [
    'ordered without saying whether equal may be',
    lensWith({ combinations: [UNSAID] }),
    'combinations.0.mayBeEqual',
  ],
];

describe('lensDefinitionSchema', () => {
  it('accepts a lens with one of everything', () => {
    expect(lensDefinitionSchema.parse(buildLens())).toEqual(buildLens());
  });

  it.each(REFUSED)('refuses %s', (_what, lens, path) => {
    const result = lensDefinitionSchema.safeParse(lens);
    const paths = result.error?.issues.map((issue) => issue.path.join('.')) ?? [];
    expect(paths).toContain(path);
  });

  it('takes "no other values" as the default of also', () => {
    const { also: _also, ...parameter } = buildNumber();
    const [parsed] = lensDefinitionSchema.parse(withParameter(parameter)).parameters;
    expect(parsed).toMatchObject({ also: [] });
  });
});

describe('prescriptionSchema', () => {
  it('takes numbers and texts', () => {
    const prescription = { sphere: -2.25, material: 'xo' };
    expect(prescriptionSchema.parse(prescription)).toEqual(prescription);
  });

  it.each([
    { sphere: null },
    { sphere: true },
    { sphere: [1] },
    { sphere: NaN },
    { sphere: Infinity },
  ])('refuses %j and names the field', (prescription) => {
    const result = prescriptionSchema.safeParse(prescription);
    expect(result.error?.issues[0]?.path).toEqual(['sphere']);
  });
});
