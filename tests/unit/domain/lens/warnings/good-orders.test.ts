import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { lensOf, warningsOf } from './build-context.ts';

/** A regular eye: 43.00 @ 180 by 43.50, 11.6 mm, a little myopia. */
const EYE: EyeClinical = {
  condition: 'normal',
  flatK: 43,
  flatMeridian: 180,
  steepK: 43.5,
  hvid: 11.6,
  pupil: 4,
  lid: 'tangent',
  refractionSphere: -2.5,
  refractionCylinder: -0.5,
  refractionAxis: 180,
  vertexDistance: 12,
};

/** What a fitter would order beside the defaults, and for which eye. */
const GOOD: Record<string, [Prescription, EyeClinical?]> = {
  'ampleye-scleral': [
    { sag: 3800, sphere: -2.5 },
    { centralVault: 340, minutesOnEye: 30 },
  ],
  'gp-sphere': [{ baseCurve: 7.85, sphere: -2.5, dot: 'dot' }],
  'gp-bitoric': [
    { baseCurveFlat: 7.85, baseCurveSteep: 7.45, sphereFlat: -2.5, sphereSteep: -4.5, dot: 'dot' },
    { steepK: 45.75, refractionCylinder: -2.75 },
  ],
  'gp-front-toric': [
    { baseCurve: 7.85, sphere: -2.5, cylinder: -1.25, axis: 180, dot: 'dot' },
    { refractionCylinder: -1.5 },
  ],
  'gp-multifocal': [{ baseCurve: 7.85, sphere: -2.5, add: 2, dot: 'dot' }],
  'keratoconus-gp': [
    { baseCurve: 6.7, sphere: -6, opticZone: 6, dot: 'dot' },
    { condition: 'keratoconus', flatK: 48, steepK: 52 },
  ],
  'custom-soft-sphere': [{ sphere: -2.5 }],
  'custom-soft-toric': [
    { sphere: -2.5, cylinder: -1.25, axis: 180 },
    { refractionCylinder: -1.25 },
  ],
  'custom-soft-multifocal': [{ sphere: -2.5, add: 2, dominance: 'dominant' }],
  'ortho-k': [{ baseCurve: 8.2, targetSphere: -2.5, returnZoneDepth: 550, landingZoneAngle: -33 }],
  hybrid: [{ sphere: -2.5, vault: 250 }],
};

function goodOrder(lens: LensDefinition) {
  const [changes, measured] = GOOD[lens.id] ?? [{}];
  const prescription: Prescription = { ...defaultPrescription(lens), ...changes };
  return { prescription, clinical: { ...EYE, ...measured } };
}

/** What is told of a good order of which a value is left out, or all of the lens or of the eye. */
function leftOut(lens: LensDefinition): string[] {
  const order = goodOrder(lens);
  return (['prescription', 'clinical'] as const).flatMap((part) =>
    ['', ...Object.keys(order[part])].map((name) => {
      const left = Object.entries(order[part]).filter(([one]) => name !== '' && one !== name);
      const told = warningsOf(lens, { ...order, [part]: Object.fromEntries(left) });
      const texts = told.map((warning) => describeWarning(warning, 'en')).join('; ');
      return `${lens.id} without ${part} ${name}: ${texts || 'nothing'}`;
    }),
  );
}

describe('a plain good order', () => {
  it('SE-08 of which something is left out is told of as it was', async () => {
    await expect(catalogue.flatMap(leftOut).join('\n')).toMatchFileSnapshot('records/left-out.txt');
  });

  it.each(catalogue.map(({ id }) => id))('SE-08 of %s is met with information at most', (id) => {
    const lens = lensOf(id);
    const { prescription, clinical } = goodOrder(lens);
    expect(validatePrescription(lens, prescription)).toEqual([]);
    const other =
      prescription['colour'] === 'blue' ? { ...prescription, colour: 'green' } : prescription;
    const found = warningsOf(lens, { prescription, clinical, left: { prescription: other } });
    expect(found.filter(({ level }) => level !== 'information')).toEqual([]);
  });
});
