import { runs } from 'test-tools/runs.ts';
import { expect, it } from 'vitest';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { assumption } from '#domain/lens/model/source.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { suggest } from '#domain/lens/nomogram/suggestion.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { customSoftSphere } from '#server/first-run/catalogue/custom-soft-sphere.ts';
import { buildNumber } from '../../../../fixtures/build-parameter.ts';
import { seededRandom } from '../../../../fixtures/random.ts';
import { anyClinical } from '../../../eye/any-record.ts';

/** What the engine says to the suggestions beside the defaults of the lens, at the fields that are suggested. */
function refused(lens: LensDefinition, suggested: Record<string, number>) {
  const prescription = defaultPrescription(lens, suggested);
  return validatePrescription(lens, prescription).filter(({ field }) => field in suggested);
}

it.each(catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]))(
  'OR-01 for %s only what is made is suggested, one by one and together',
  (_id, lens) => {
    const faults = Array.from({ length: runs() }, (_, index) => {
      const clinical = anyClinical(seededRandom(index));
      const suggestions = suggestParameters(lens, clinical);
      const all = Object.fromEntries(suggestions.map(({ parameter, value }) => [parameter, value]));
      const alone = suggestions.filter(({ parameter }) => parameter !== 'axis');
      const isMade =
        suggestions.length === Object.keys(all).length &&
        refused(lens, all).length === 0 &&
        alone.every(({ parameter, value }) => refused(lens, { [parameter]: value }).length === 0);
      return isMade ? null : { clinical, all };
    });
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  },
);

const REASON = { en: 'Flat K', es: 'K plana' };
const SOURCE = assumption('A lens of two curves');

/** A soft lens of two base curves, which is reported when it is flatter than K by more than `flatter` mm. */
function lensOfTwoCurves(flatter: number): LensDefinition {
  const parameters = [buildNumber({ name: 'baseCurve', min: 7, max: 9, step: 2, unit: 'mm' })];
  const warnings = { softCurveFlat: { off: false, limits: { flatter } } };
  return { ...customSoftSphere, parameters, combinations: [], warnings };
}

const MOVED = {
  en: 'Flat K; 7.00 mm would not suit this eye',
  es: 'K plana; 7.00 mm no sería adecuado para este ojo',
};

// A K of 45.00 D is 7.50 mm: a base curve of 7 mm is steeper, and one of 9 mm is flatter by 1.5 mm.
it.each([
  ['OR-01 a curve that does not suit is moved to the next one, which does', 1.5, 9, MOVED],
  ['OR-01 it stays where it is when the next one does not suit either', 1.4, 7, REASON],
])('%s', (_what, flatter, value, reason) => {
  const start = { lens: lensOfTwoCurves(flatter), clinical: { flatK: 45 }, prescription: {} };
  const found = suggest(start, 'baseCurve', 7.8, REASON, SOURCE);
  expect(found).toEqual([{ parameter: 'baseCurve', value, reason, source: SOURCE }]);
});

it('OR-01 nothing is suggested where the other values leave no step of the parameter', () => {
  const lens = lensOfTwoCurves(1.5);
  const when = { parameter: 'diameter', equals: 14 };
  const between = { kind: 'limits', parameter: 'baseCurve', when, min: 7.5, max: 8.5 } as const;
  const start = (diameter: number) => ({
    lens: { ...lens, combinations: [between] },
    clinical: { flatK: 45 },
    prescription: { diameter },
  });
  expect(suggest(start(14), 'baseCurve', 7.8, REASON, SOURCE)).toEqual([]);
  expect(suggest(start(13), 'baseCurve', 7.8, REASON, SOURCE)).toHaveLength(1);
});
