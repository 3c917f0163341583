import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { checkDefinition } from '#domain/lens/check-definition.ts';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import {
  lensDefinitionSchema,
  lensFamilySchema,
  type LensDefinition,
  type NumberParameter,
  type Parameter,
} from '#domain/schemas/lens.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { isExactlyOnGrid } from './exact-grid.ts';

const LENSES = catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]);
const SAMPLES = 50;

const isNumber = (parameter: Parameter): parameter is NumberParameter =>
  parameter.kind === 'number';

function optionsOf(lens: LensDefinition, name: string): string[] {
  const parameter = lens.parameters.find((candidate) => candidate.name === name);
  return parameter?.kind === 'choice' ? parameter.options.map((option) => option.value) : [];
}

describe('the catalogue', () => {
  it('has at least ten lenses of all eight families, each id once', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(10);
    expect(new Set(catalogue.map((lens) => lens.id)).size).toBe(catalogue.length);
    const families = new Set(catalogue.map((lens) => lens.family));
    expect([...families].toSorted()).toEqual(lensFamilySchema.options.toSorted());
  });
});

describe.each(LENSES)('%s', (_id, lens) => {
  const names = lens.parameters.map((parameter) => parameter.name);
  const numbers = lens.parameters.filter(isNumber);

  it('is a lens by the schema, nothing filled in or left out', () => {
    expect(lensDefinitionSchema.parse(lens)).toEqual(lens);
  });

  it('has its ends, defaults and extra values on the grid, exactly', () => {
    const off = numbers.flatMap((parameter) =>
      [parameter.min, parameter.max, parameter.default ?? parameter.min, ...parameter.also]
        .filter((value) => !isExactlyOnGrid(value, parameter))
        .map((value) => `${parameter.name} ${value}`),
    );
    expect(off).toEqual([]);
  });

  it('has its extra values on the steps of the range too', () => {
    const off = numbers.filter(({ also, min, step }) =>
      also.some((value) => !Number.isInteger((value - min) / step)),
    );
    expect(off).toEqual([]);
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

  it('OR-01 lets nothing be given whose requirement cannot come true, but for an axis, which its cylinder calls', () => {
    for (const { name, requiredWhen, dependsOn } of lens.parameters) {
      if (typeof requiredWhen === 'string' || name === 'axis') continue;
      // The meridian of a toric landing is wanted with a cylinder, and has a place without one.
      const place = name === 'landingMeridian' ? { parameter: 'landing', equals: 'toric' } : null;
      expect(dependsOn).toEqual(place ?? requiredWhen);
    }
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

describe('a cylinder of 0', () => {
  it('is made by every lens that may do without, and by no lens made for a cylinder', () => {
    const cylinders = catalogue.flatMap((lens) =>
      lens.parameters.filter(isNumber).filter((parameter) => parameter.name === 'cylinder'),
    );
    expect(cylinders.length).toBeGreaterThan(3);
    for (const { requiredWhen, also } of cylinders) {
      expect(also).toEqual(requiredWhen === 'optional' ? [0] : []);
    }
  });
});

describe('HydraPEG', () => {
  it('goes with Contamac materials and no others', () => {
    const coated = catalogue.filter((lens) => optionsOf(lens, 'surface').includes('hydraPeg'));
    expect(coated.length).toBeGreaterThan(3);
    for (const lens of coated) {
      const base = { ...buildPrescription(lens), surface: 'hydraPeg' };
      for (const material of optionsOf(lens, 'material')) {
        const rules = validatePrescription(lens, { ...base, material }).map(({ rule }) => rule);
        expect(rules).toEqual(material.startsWith('optimum') ? [] : ['excludes']);
      }
    }
  });
});
