import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpFrontToric } from '#server/first-run/catalogue/gp-front-toric.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { seededRandom } from '../../../fixtures/random.ts';
import { randomEye } from '../lens/random-eye.ts';
import { warningsOf } from '../lens/warnings/build-context.ts';

const EYES = Array.from({ length: runs() }, (_, index) => randomEye(seededRandom(index)));

/** All that is worked out of an eye with one lens after another, but for the warning that K is swapped. */
function everything(clinical: EyeClinical, index: number): unknown {
  const lens = catalogue[index % catalogue.length];
  if (!lens) throw new Error('The catalogue is empty');
  const prescription = buildPrescription(lens, seededRandom(index));
  return {
    derived: derivedValues(clinical, lens, prescription),
    suggested: suggestParameters(lens, clinical),
    warnings: warningsOf(lens, { clinical, prescription }).filter(
      ({ code }) => code !== 'keratometrySwapped',
    ),
  };
}

describe('K typed the other way round', () => {
  it(`OR-02 is put right for every sum, suggestion and warning, but for the meridian (${EYES.length} eyes)`, () => {
    const faults = EYES.filter((eye, index) => {
      const [flatK, steepK] = [eye.flatK, eye.steepK].toSorted((a = 0, b = 0) => a - b);
      // beside K in order the meridian is known; beside swapped K it may be the one of either
      const inOrder = { ...eye, flatK, steepK, flatMeridian: undefined };
      const swapped = { ...eye, flatK: steepK, steepK: flatK };
      const known = flatK === steepK ? { ...swapped, flatMeridian: undefined } : swapped;
      const [one, other] = [inOrder, known].map((each) => JSON.stringify(everything(each, index)));
      return one !== other;
    });
    expect(faults).toEqual([]);
  });

  it('OR-02 is one set of sums for a print in its own order, 44.25 at 90 and 43.00 at 180', () => {
    const rx = { refractionSphere: -2, refractionCylinder: -1.25, refractionAxis: 180 };
    const inOrder = { flatK: 43, steepK: 44.25, flatMeridian: 180, ...rx, vertexDistance: 0 };
    const printed = { ...inOrder, flatK: 44.25, steepK: 43, flatMeridian: 90 };
    const typed = { baseCurve: 7.85, cylinder: -0.75, axis: 90 };
    const shown = (clinical: EyeClinical, code: string) =>
      derivedValues(clinical, gpFrontToric, typed).find((one) => one.code === code)?.value;
    for (const code of ['residualAstigmatism', 'expectedPower']) {
      expect(shown(inOrder, code)).toHaveLength(1);
      // with the meridian as typed every crossed sum would stand across: rather none
      expect(shown(printed, code) ?? []).toEqual([]);
    }
    expect(shown(printed, 'cornealCylinder')).toEqual(['−1.25 D']);
    const warning = warningsOf(gpFrontToric, { clinical: printed }).find(
      ({ code }) => code === 'keratometrySwapped',
    );
    expect(warning && describeWarning(warning, 'es')).toBe(
      'La K plana y la K curva parecen invertidas: los cálculos usan 43.00 D como plana y 44.25 D como curva. Revise también el meridiano plano 090°: los cálculos no lo toman en cuenta hasta que se corrijan las K',
    );
  });

  it('OR-02 shows the lower reading as flat K', () => {
    const shown = derivedValues({ flatK: 44.25, steepK: 43 });
    expect(shown.find(({ code }) => code === 'flatK')?.value[0]).toBe('43.00 D');
    expect(shown.find(({ code }) => code === 'steepK')?.value[0]).toBe('44.25 D');
  });
});
