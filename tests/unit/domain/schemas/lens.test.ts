import { describe, expect, it } from 'vitest';
import { lensDefinitionSchema, prescriptionSchema } from '#domain/schemas/lens.ts';
import { buildLens } from '#tests/fixtures/build-lens.ts';
import { buildChoice, buildNumber } from '#tests/fixtures/build-parameter.ts';

const withParameter = (parameter: object) => ({ ...buildLens(), parameters: [parameter] });
const withCombination = (combination: object) => ({ ...buildLens(), combinations: [combination] });

/** What is wrong, the lens that has it, and the field that the error must name. */
const REFUSED: [string, object, string][] = [
  ['an id with capitals', { ...buildLens(), id: 'Test Lens' }, 'id'],
  ['version 0', { ...buildLens(), version: 0 }, 'version'],
  ['an empty name', { ...buildLens(), name: '' }, 'name'],
  ['a family that is none', { ...buildLens(), family: 'spectacles' }, 'family'],
  ['a negative price', { ...buildLens(), priceCents: -1 }, 'priceCents'],
  ['a price of half cents', { ...buildLens(), priceCents: 0.5 }, 'priceCents'],
  ['another currency', { ...buildLens(), currency: 'EUR' }, 'currency'],
  ['no parameters', { ...buildLens(), parameters: [] }, 'parameters'],
  [
    'a parameter name with a blank',
    withParameter(buildNumber({ name: 'base curve' })),
    'parameters.0.name',
  ],
  ['a unit that is none', withParameter({ ...buildNumber(), unit: 'inch' }), 'parameters.0.unit'],
  ['a step of 0', withParameter(buildNumber({ step: 0 })), 'parameters.0.step'],
  ['min above max', withParameter(buildNumber({ min: 9, max: 6 })), 'parameters.0.min'],
  [
    'an empty label',
    withParameter({ ...buildNumber(), label: { en: '', es: 'x' } }),
    'parameters.0.label.en',
  ],
  ['no source', withParameter({ ...buildNumber(), source: undefined }), 'parameters.0.source'],
  [
    'a requirement that is none',
    withParameter({ ...buildNumber(), requiredWhen: 'sometimes' }),
    'parameters.0.requiredWhen',
  ],
  ['a choice without options', withParameter(buildChoice('edge', [])), 'parameters.0.options'],
  [
    'a default that is no option',
    withParameter(buildChoice('edge', ['flat'], { default: 'steep' })),
    'parameters.0.default',
  ],
  [
    'together with one',
    withCombination({ kind: 'together', parameters: ['axis'] }),
    'combinations.0.parameters',
  ],
  [
    'excludes nothing',
    withCombination({ kind: 'excludes', parameter: 'a', value: 'b', other: 'c', values: [] }),
    'combinations.0.values',
  ],
  [
    'ordered without saying whether equal may be',
    withCombination({ kind: 'ordered', smaller: 'a', larger: 'b' }),
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
