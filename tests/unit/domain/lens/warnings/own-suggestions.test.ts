import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { seededRandom } from '../../../../fixtures/random.ts';
import { randomEye } from '../random-eye.ts';
import { contextOf, lensOf } from './build-context.ts';

/** 43 to 46: what is ordered against what was measured. */
const AGAINST_MEASURED = 43;
const EYES = Array.from({ length: runs() }, (_, index) => randomEye(seededRandom(index)));

function warned(lens: LensDefinition, clinical: EyeClinical, prescription: Prescription) {
  return checkWarnings(contextOf(lens, { prescription, clinical })).filter(
    ({ level }) => level === 'warning',
  );
}

function valuesOf(lens: LensDefinition, clinical: EyeClinical): Record<string, number> {
  const suggested = suggestParameters(lens, clinical);
  return Object.fromEntries(suggested.map(({ parameter, value }) => [parameter, value]));
}

/** Whether the lens is warned of at this value of the parameter alone. */
function isWarnedAt(lens: LensDefinition, clinical: EyeClinical, name: string, value: number) {
  const field = `values.${name}`;
  return warned(lens, clinical, { [name]: value }).some((warning) => warning.field === field);
}

/** Every value of the parameter that is made. */
function makeable(lens: LensDefinition, name: string): number[] {
  const parameter = findParameter(lens, name);
  if (parameter?.kind !== 'number') return [];
  const { min, max, step } = parameter;
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, at) => Number((min + at * step).toFixed(4))).filter(
    (value) => validatePrescription(lens, { [name]: value }).every(({ field }) => field !== name),
  );
}

describe.each(catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]))(
  'what is suggested for %s',
  (_id, lens) => {
    const grids = new Map(lens.parameters.map(({ name }) => [name, makeable(lens, name)]));

    it(`OR-15 SE-08 is not warned of, as other than what was measured or as another would not be (${EYES.length} eyes)`, () => {
      const faults = EYES.flatMap((clinical) => {
        const suggested = valuesOf(lens, clinical);
        const other = [suggested, defaultPrescription(lens, suggested)]
          .flatMap((prescription) => warned(lens, clinical, prescription))
          .filter(({ number }) => number >= AGAINST_MEASURED)
          .map(({ code }) => code);
        const alone = Object.entries(suggested)
          .filter(([name, value]) => isWarnedAt(lens, clinical, name, value))
          .filter(([name]) =>
            (grids.get(name) ?? []).some((value) => !isWarnedAt(lens, clinical, name, value)),
          );
        const found = [...other, ...alone.flat()];
        return found.length === 0 ? [] : [{ found, clinical, suggested }];
      });
      expect(faults).toEqual([]);
    });
  },
);

describe('the diameter of a GP lens beside the iris', () => {
  const sphere = lensOf('gp-sphere');
  const diameterOf = (clinical: EyeClinical, lens = sphere) =>
    suggestParameters(lens, clinical).find(({ parameter }) => parameter === 'diameter');

  it.each([
    // The base curve asks for 9.60; usual is from 3.0 to 1.0 mm below the iris.
    [12.6, 9.6],
    [12.7, 9.7],
    [13.2, 10.2],
    [10.6, 9.6],
    [10.5, 9.5],
    [9.4, 8.4],
  ])('SE-08 of %d mm is %d mm', (hvid, diameter) => {
    expect(diameterOf({ flatK: 43, steepK: 43.5, hvid })?.value).toBe(diameter);
  });

  it('SE-08 says that another would not suit the eye', () => {
    expect(diameterOf({ flatK: 43, steepK: 43.5, hvid: 10 })?.reason).toEqual({
      en: 'Base curve 7.85 mm (42.99 D); 9.60 mm would not suit this eye',
      es: 'Curva base 7.85 mm (42.99 D); 9.60 mm no sería adecuado para este ojo',
    });
  });

  it('SE-08 stays where the lens is not made otherwise, and where the warning is switched off', () => {
    expect(diameterOf({ flatK: 43, steepK: 43.5, hvid: 8 })?.value).toBe(9.6);
    const off = { cornealDiameter: { off: true, limits: {} } };
    const unwarned = lensOf('gp-sphere', { warnings: off });
    expect(diameterOf({ flatK: 43, steepK: 43.5, hvid: 10 }, unwarned)?.value).toBe(9.6);
  });

  it('SE-08 is none that looks like a slip', () => {
    const cone = lensOf('keratoconus-gp');
    const names = (flatK: number) =>
      suggestParameters(cone, { flatK, steepK: flatK, refractionSphere: -5 }).map(
        ({ parameter }) => parameter,
      );
    expect(names(70)).toEqual(['baseCurve', 'sphere']);
    expect(names(73)).toEqual([]);
  });
});
