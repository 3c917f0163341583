import { describe, expect, it } from 'vitest';
import { derivedValues } from '#domain/clinical/derived-values.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { warningsOf } from '../lens/warnings/build-context.ts';
import { randomEye } from '../lens/random-eye.ts';

const EYES = Array.from({ length: runs(0.3) }, (_, index) => randomEye(seededRandom(index)));

/** All that is worked out of an eye with each lens, but for the warning that K is swapped. */
function everything(clinical: EyeClinical, seed: number): unknown {
  return catalogue.map((lens) => {
    const prescription = buildPrescription(lens, seededRandom(seed));
    return {
      derived: derivedValues(clinical, lens, prescription),
      suggested: suggestParameters(lens, clinical),
      warnings: warningsOf(lens, { clinical, prescription }).filter(
        ({ code }) => code !== 'keratometrySwapped',
      ),
    };
  });
}

describe('K typed the other way round', () => {
  it(`OR-02 is put right for every sum, suggestion and warning (${EYES.length} eyes)`, () => {
    const faults = EYES.filter((eye, index) => {
      const swapped = { ...eye, flatK: eye.steepK, steepK: eye.flatK };
      const [one, other] = [eye, swapped].map((each) => JSON.stringify(everything(each, index)));
      return one !== other;
    });
    expect(faults).toEqual([]);
  });

  it('OR-02 shows the lower reading as flat K', () => {
    const shown = derivedValues({ flatK: 44.25, steepK: 43 });
    expect(shown.find(({ code }) => code === 'flatK')?.value[0]).toBe('43.00 D');
    expect(shown.find(({ code }) => code === 'steepK')?.value[0]).toBe('44.25 D');
  });
});
