import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { ORDER_TYPES } from '#domain/order-types.ts';
import { eyeClinicalSchema, type EyeClinical } from '#domain/schemas/clinical.ts';
import type { Prescription } from '#domain/schemas/lens.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { codesOf, lensOf, standingAfter, warningsOf } from './build-context.ts';
import { runs } from '#tests/fixtures/runs.ts';

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

describe('a plain good order', () => {
  it.each(catalogue.map(({ id }) => id))('SE-08 of %s is met with information at most', (id) => {
    const lens = lensOf(id);
    const [changes, measured] = GOOD[id] ?? [{}];
    const prescription = { ...defaultPrescription(lens), ...changes };
    expect(validatePrescription(lens, prescription)).toEqual([]);
    const other =
      prescription['colour'] === 'blue' ? { ...prescription, colour: 'green' } : prescription;
    const clinical = { ...EYE, ...measured };
    const found = warningsOf(lens, { prescription, clinical, left: { prescription: other } });
    expect(found.filter(({ level }) => level !== 'information')).toEqual([]);
  });

  it('SE-08 checks the vault under an Ampleye by its own limits', () => {
    const codes = [249, 250, 400, 401].map((centralVault) =>
      codesOf(lensOf('ampleye-scleral'), { clinical: { centralVault } }),
    );
    expect(codes).toEqual([['vaultLow'], [], [], ['vaultHigh']]);
  });
});

const bounded = (least: number, most: number) =>
  fc.option(
    fc.oneof(
      fc.double({ min: least, max: most, noNaN: true }),
      fc.integer({ min: least, max: most }),
    ),
    { nil: undefined },
  );

const anyClinical = fc
  .record({
    flatK: bounded(-100, 100),
    steepK: bounded(-100, 100),
    flatMeridian: bounded(0, 360),
    hvid: bounded(0, 50),
    refractionSphere: bounded(-100, 100),
    refractionCylinder: bounded(-100, 100),
    refractionAxis: bounded(0, 360),
    vertexDistance: bounded(0, 50),
    overRefractionCylinder: bounded(-100, 100),
    overRefractionAxis: bounded(0, 360),
    centralVault: bounded(-500, 5000),
    changeRequest: fc.option(fc.string({ maxLength: 9 }), { nil: undefined }),
  })
  .map((values) => eyeClinicalSchema.parse(JSON.parse(JSON.stringify(values))));

describe('any order', () => {
  it('SE-08 is looked at without failing, and every warning can be read', () => {
    const anyOrder = fc.record({
      id: fc.constantFrom(...catalogue.map((lens) => lens.id)),
      seed: fc.integer(),
      clinical: anyClinical,
      type: fc.constantFrom(...ORDER_TYPES),
      daysAgo: fc.nat(120),
    });
    const reads = fc.property(anyOrder, ({ id, seed, clinical, type, daysAgo }) => {
      const lens = lensOf(id);
      const prescription = buildPrescription(lens, seededRandom(seed));
      const eligibility = standingAfter(daysAgo, daysAgo % 3);
      const found = warningsOf(lens, { prescription, clinical, eligibility, order: { type } });
      const texts = found.flatMap((warning) => [
        describeWarning(warning, 'en'),
        describeWarning(warning, 'es'),
      ]);
      return !/[{}]|undefined|NaN|Infinity|null/.test(texts.join());
    });
    expect(() => fc.assert(reads, { seed: 20_260_101, numRuns: runs() })).not.toThrow();
  });
});
