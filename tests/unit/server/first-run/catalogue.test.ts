import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#domain/lens/definition/check-definition.ts';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { seededRandom } from '../../../fixtures/random.ts';

const LENSES = catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]);
const SAMPLES = 50;

describe.each(LENSES)('%s', (_id, lens) => {
  const names = lens.parameters.map((parameter) => parameter.name);

  it('is a lens by the schema, nothing filled in or left out', () => {
    expect(lensDefinitionSchema.parse(lens)).toEqual(lens);
  });

  it('has requirements that can come true, by parameters that stand before', () => {
    const late = lens.parameters.flatMap(({ requiredWhen, dependsOn }, index) =>
      [requiredWhen, dependsOn].flatMap((condition) => {
        if (condition === null || typeof condition === 'string') return [];
        return names.slice(0, index).includes(condition.parameter) ? [] : condition.parameter;
      }),
    );
    expect(late).toEqual([]);
  });

  it('has no fault that the check of definitions finds, such as a name used twice or not known', () => {
    expect(checkDefinition(lens)).toEqual([]);
  });

  it('leaves a smaller value for every larger one', () => {
    for (const combination of lens.combinations) {
      if (combination.kind !== 'ordered') continue;
      const [small = NaN, large = NaN] = [combination.smaller, combination.larger].map((name) => {
        const parameter = lens.parameters.find((one) => one.name === name);
        if (!parameter) throw new Error(`${lens.id} has no ${name}`);
        if (parameter.kind === 'number') return parameter.min;
        return Math.min(...parameter.options.map(({ amount = NaN }) => amount));
      });
      const room = large - small;
      expect(room > 0 || (combination.mayBeEqual && room === 0)).toBe(true);
    }
  });

  it('says where every figure comes from', () => {
    const sources = [lens.source, ...lens.parameters.map((parameter) => parameter.source)];
    expect(sources.filter((source) => source.note.trim().length < 5)).toEqual([]);
  });

  it('OR-01 starts with defaults that are makeable as far as they go', () => {
    const rules = validatePrescription(lens, defaultPrescription(lens)).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule !== 'required')).toEqual([]);
  });

  it(`can be ordered: ${SAMPLES} different prescriptions`, () => {
    const random = seededRandom();
    const made = Array.from({ length: SAMPLES }, () => buildPrescription(lens, random));
    expect(made.flatMap((prescription) => validatePrescription(lens, prescription))).toEqual([]);
    expect(new Set(made.map((prescription) => JSON.stringify(prescription))).size).toBe(SAMPLES);
  });
});
