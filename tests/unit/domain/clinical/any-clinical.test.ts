import { describe, expect, it } from 'vitest';
import { clinicalFields } from '#domain/clinical/clinical-fields.ts';
import { clinicalProblems } from '#domain/clinical/clinical-problems.ts';
import { derivedValues } from '#domain/clinical/derived-values.ts';
import { toEyeClinical } from '#domain/clinical/to-clinical.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { eyeClinicalSchema } from '#domain/schemas/clinical.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import type { Random } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { contextOf } from '../lens/warnings/build-context.ts';

/** 900 records in `npm test`, 30,000 in the long run; each with every lens of the catalogue. */
const RECORDS = runs(3);
const EXTREMES = [
  0, -0, 1e-9, -1e-9, 0.04, 0.5, 1, 20, 100, 180, 360, -100, -0.25, 7_800, 1e9, -1e9,
];

/** A number that somebody could mean, one at an end of what is thinkable, or an absurd one. */
function anyNumber(random: Random, usual: { min: number; max: number }): number {
  if (random.chance(0.4)) return random.pick(EXTREMES);
  const { min, max } = usual;
  return random.chance(0.1) ? random.pick([min, max]) : min + random.next() * (max - min);
}

/** Each field is missing, usual, extreme or absurd: also what no schema takes. */
function anyClinical(random: Random): EyeClinical {
  const entries = clinicalFields().flatMap((field): [string, number | string][] => {
    if (random.chance(0.35)) return [];
    if (field.kind === 'number') return [[field.name, anyNumber(random, field)]];
    if (field.kind === 'choice') return [[field.name, random.pick(field.options).value]];
    return [[field.name, 'steeper']];
  });
  return Object.fromEntries(entries);
}

/** What of it an order can hold. */
function storable(clinical: EyeClinical): EyeClinical {
  const kept = Object.entries(clinical).filter(
    ([name, value]) => eyeClinicalSchema.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(kept);
}

const texts = (clinical: EyeClinical, kUnit: string): Record<string, string> => ({
  kUnit,
  ...Object.fromEntries(Object.entries(clinical).map(([name, value]) => [name, String(value)])),
});

/** What is shown of a sum that cannot be worked out. */
const NONSENSE = /NaN|Infinity|undefined|null/;

/** What is wrong with what one record yields for a lens. */
function faultsWith(lens: LensDefinition, clinical: EyeClinical): string[] {
  const stored = storable(clinical);
  const suggestions = suggestParameters(lens, clinical);
  const prescription = Object.fromEntries(suggestions.map((s) => [s.parameter, s.value]));
  const derived = derivedValues(stored, lens, prescription);
  checkWarnings(contextOf(lens, { prescription, clinical: stored }));
  const shown = [
    ...suggestions.map(({ reason }) => reason.en),
    ...derived.flatMap(({ value, working }) => value.concat(working.en)),
  ].filter((text) => NONSENSE.test(text));
  const refused = validatePrescription(lens, prescription)
    .filter(({ rule }) => rule === 'range' || rule === 'step')
    .map(({ field }) => `${field} cannot be made`);
  return [...shown, ...refused].map((fault) => `${lens.id}, ${JSON.stringify(clinical)}: ${fault}`);
}

/** Fields that are neither read nor refused, or both. */
function unclearFields(entered: Record<string, string>): string[] {
  const read = toEyeClinical(entered);
  const refused = new Set(clinicalProblems(entered).map(({ field }) => field));
  return Object.keys(entered)
    .filter((name) => name !== 'kUnit' && name in read === refused.has(name))
    .map((name) => `${name} of ${JSON.stringify(entered)}`);
}

describe('whatever is entered as clinical data', () => {
  const records = Array.from({ length: RECORDS }, (_, index) => anyClinical(seededRandom(index)));

  it(`OR-02 SE-08 suggestions, sums and warnings of ${RECORDS} records with each lens throw nothing and show no nonsense`, () => {
    const faults = records.flatMap((clinical) =>
      catalogue.flatMap((lens) => faultsWith(lens, clinical)),
    );
    expect(faults).toEqual([]);
  });

  it.each(['D', 'mm'])(
    `OR-02 each field of ${RECORDS} records is read or refused, K in %s, and what is read can be stored`,
    (kUnit) => {
      const entered = records.map((clinical) => texts(clinical, kUnit));
      expect(entered.flatMap(unclearFields)).toEqual([]);
      const read = entered.map(toEyeClinical);
      expect(read.filter((each) => !eyeClinicalSchema.safeParse(each).success)).toEqual([]);
    },
  );

  it.each([
    ['7800', 'mm', 'Flat K: 7800 cannot be right, usual is 5.00 mm … 9.50 mm'],
    ['780', 'D', 'Flat K: 780 cannot be right, usual is 36.00 D … 65.00 D'],
    ['7.80', 'D', 'Flat K: 7.80 cannot be right, usual is 36.00 D … 65.00 D'],
    ['42.75', 'mm', 'Flat K: 42.75 cannot be right, usual is 5.00 mm … 9.50 mm'],
  ])('OR-13 SE-08 says that a K of %s %s is a slip', (flatK, kUnit, message) => {
    const entered = { flatK, steepK: flatK, kUnit };
    expect(clinicalProblems(entered)[0]?.message.en).toBe(message);
    expect(toEyeClinical(entered)).toEqual({});
  });

  it.each([
    ['20', '100', 'D'],
    ['3.38', '16.87', 'mm'],
  ])('takes K of %s and %s %s', (flatK, steepK, kUnit) => {
    expect(clinicalProblems({ flatK, steepK, kUnit })).toEqual([]);
  });

  it.each([
    ['hvid', '117'],
    ['hvid', '1.17'],
    ['pupil', '35'],
    ['flatMeridian', '181'],
    ['vertexDistance', '120'],
  ])('OR-13 SE-08 says that %s of %s is a slip', (name, text) => {
    expect(clinicalProblems({ [name]: text })).toMatchObject([{ field: name, rule: 'limit' }]);
  });
});
