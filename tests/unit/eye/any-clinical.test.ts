import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { eyeClinicalSchema } from '#domain/clinical/fields/clinical.ts';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { clinicalProblems } from '#src/eye/clinical-problems.ts';
import { toEyeClinical } from '#src/eye/to-clinical.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { anyClinical, faultsWith } from './any-record.ts';

/** 100 records in `npm test`, a million with TEST_RUNS=1000000; the lenses of the catalogue take turns. */
const RECORDS = runs();

const texts = (clinical: EyeClinical, kUnit: string): Record<string, string> => ({
  kUnit,
  ...Object.fromEntries(Object.entries(clinical).map(([name, value]) => [name, String(value)])),
});

/** Fields that are neither read nor refused, or both. */
function unclearFields(entered: Record<string, string>): string[] {
  const read = toEyeClinical(entered);
  const refused = new Set(clinicalProblems(entered).map(({ field }) => field));
  return Object.keys(entered)
    .filter((name) => name !== 'kUnit' && name in read === refused.has(name))
    .map((name) => `${name} of ${JSON.stringify(entered)}`);
}

/** Each made when it is checked, so that a million of them can be. */
function* records(): Generator<[index: number, clinical: EyeClinical]> {
  for (let index = 0; index < RECORDS; index += 1) yield [index, anyClinical(seededRandom(index))];
}

describe('whatever is entered as clinical data', () => {
  it(`OR-02 SE-08 suggestions, sums, warnings and drawings of ${RECORDS} records throw nothing and show no nonsense`, () => {
    const random = seededRandom();
    const faults: string[] = [];
    for (const [index, clinical] of records()) {
      const lens = catalogue[index % catalogue.length];
      if (!lens) throw new Error('The catalogue is empty');
      faults.push(...faultsWith(lens, clinical, random));
    }
    expect(faults).toEqual([]);
  });

  it.each(['D', 'mm'])(
    `OR-02 each field of ${RECORDS} records is read or refused, K in %s, and what is read can be stored`,
    (kUnit) => {
      const faults: unknown[] = [];
      for (const [, clinical] of records()) {
        const entered = texts(clinical, kUnit);
        const { error } = eyeClinicalSchema.safeParse(toEyeClinical(entered));
        faults.push(...unclearFields(entered), ...(error?.issues ?? []));
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['7800', 'mm', 'Flat K: 7800 is not possible; usual values are 5.00 mm … 9.50 mm'],
    ['780', 'D', 'Flat K: 780 is not possible; usual values are 36.00 D … 65.00 D'],
    ['7.80', 'D', 'Flat K: 7.80 is not possible; usual values are 36.00 D … 65.00 D'],
    ['42.75', 'mm', 'Flat K: 42.75 is not possible; usual values are 5.00 mm … 9.50 mm'],
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
