import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { Prescription } from '#domain/schemas/lens.ts';
import { lensOf, type Setup } from './build-context.ts';
import { made, type CaseRow, told } from './case-row.ts';
import { says, type SentenceRow } from './sentence-cases.ts';
import { limit, measurement, parameter, type ThresholdRow } from './threshold-row.ts';

const sphere = lensOf('gp-sphere');
const frontToric = lensOf('gp-front-toric');
const bitoric = lensOf('gp-bitoric');
const softSphere = lensOf('custom-soft-sphere');
const softToric = lensOf('custom-soft-toric');
const orthoK = lensOf('ortho-k');

/** Measured at the cornea. */
const rx = (power: number, cylinder = 0, axis = 180): EyeClinical => ({
  refractionSphere: power,
  refractionCylinder: cylinder,
  refractionAxis: axis,
  vertexDistance: 0,
});

/** The cornea gives the whole cylinder: −1.25 −1.25 × 90 with 7.75 mm. */
const RESIDUAL: EyeClinical = {
  flatK: 43,
  steepK: 44.25,
  flatMeridian: 180,
  refractionSphere: -2,
  vertexDistance: 12,
};
const front = (power: number, cylinder = -1.25, axis = 90): Setup =>
  made({ baseCurve: 7.75, sphere: power, cylinder, axis }, RESIDUAL);

// 8.00 mm are 42.1875 D, 7.50 mm are 45.00 D: on K, so that nothing but the refraction counts.
const ON_K: Prescription = { baseCurveFlat: 8, baseCurveSteep: 7.5 };
const TORIC_EYE: EyeClinical = { flatK: 42.1875, steepK: 45, flatMeridian: 180, ...rx(-2, -3) };
const powers = (sphereFlat: number, sphereSteep: number): Setup =>
  made({ ...ON_K, sphereFlat, sphereSteep }, TORIC_EYE);

const onK = (power: number, clinical: EyeClinical): Setup =>
  made({ baseCurve: 7.5, sphere: power }, { flatK: 45, ...clinical });
const softAxis =
  (cylinder: number) =>
  (axis: number): Setup =>
    made({ sphere: -3, cylinder, axis }, rx(-3, cylinder, 90));

/** What is ordered against what was measured. */
export const EXPECTED_CASES: CaseRow[] = [
  // The sphere of one sum with the cylinder of another.
  told(
    [43, 'powerFarFromExpected', 'warning', frontToric, 'values.sphere'],
    [front(-2.5), front(-1.25)],
  ),
  told(
    [43, 'powerFarFromExpected', 'warning', sphere, 'values.sphere'],
    [onK(-4, rx(-3)), onK(-3, rx(-3))],
  ),
  told(
    [43, 'powerFarFromExpected', 'warning', bitoric, 'values.sphereSteep'],
    [powers(-2, -6), powers(-2, -5)],
  ),
  told(
    [43, 'powerFarFromExpected', 'warning', orthoK, 'values.targetSphere'],
    [made({ targetSphere: -2 }, rx(-3)), made({ targetSphere: -3 }, rx(-3))],
  ),
  told(
    [43, 'powerSignTurned', 'warning', sphere, 'values.sphere'],
    [onK(3, rx(-3)), onK(-3, rx(-3))],
  ),
  told(
    [43, 'powerSignTurned', 'warning', bitoric, 'values.sphereFlat'],
    [powers(2, -5), powers(-2, -5)],
  ),
  told(
    [44, 'axisFarFromExpected', 'warning', frontToric, 'values.axis'],
    [front(-1.25, -1.25, 110), front(-1.25)],
  ),
  told(
    [45, 'bitoricExchanged', 'warning', bitoric, 'values.sphereFlat'],
    [powers(-5, -2), powers(-2, -5)],
  ),
  told(
    [46, 'softSphereOnCylinder', 'warning', softSphere, 'clinical.refractionCylinder'],
    [made({ sphere: -3 }, rx(-3, -0.75, 90)), made({ sphere: -3 }, rx(-3, -0.5, 90))],
  ),
].flat();

export const EXPECTED_THRESHOLDS: ThresholdRow[] = [
  limit(
    [43, 'powerFarFromExpected', softSphere, 'sphere'],
    [parameter('sphere', rx(-3)), [-4, -3.76, -2.24, 0], [-3.75, -3, -2.25]],
  ),
  limit(
    [43, 'powerFarFromExpected', frontToric, 'cylinder'],
    [(cylinder) => front(-1.25, cylinder), [-2.25, -0.25], [-2, -1.25, -0.75]],
  ),
  limit(
    [43, 'powerSignTurned', softSphere, 'sphere'],
    [parameter('sphere', rx(-3)), [2.25, 3, 3.75], [3.76, 2.24, -3, 0]],
  ),
  // 2 C sin of the angle is above 0.50 D from 12° on at −1.25 D, from 6° on at −2.75 D.
  limit(
    [44, 'axisFarFromExpected', softToric, 'axis'],
    [softAxis(-1.25), [78, 102], [79, 90, 101]],
    [softAxis(-2.75), [84, 96, 180], [85, 90, 95]],
  ),
  limit(
    [45, 'bitoricExchanged', bitoric, 'sphereFlat'],
    [(flat) => powers(flat, -2), [-5.75, -5, -4.25], [-5.76, -4.24, -2]],
  ),
  limit(
    [46, 'softSphereOnCylinder', softSphere, 'refractionCylinder'],
    [
      measurement('refractionCylinder', { ...rx(-3), prescription: { sphere: -3 } }),
      [-1, -0.75, 0.75],
      [-0.74, 0, 0.74],
    ],
  ),
].flat();

export const EXPECTED_SENTENCES: SentenceRow[] = [
  says(
    ['powerFarFromExpected', 'gp-front-toric'],
    [
      front(-2.5),
      'Power −2.50 −1.25 × 090° is ordered, but the measurements suggest −1.25 −1.25 × 090°',
    ],
  ),
  says(
    ['powerFarFromExpected', 'gp-bitoric'],
    [powers(-2, -6.25), 'Power −6.25 D is ordered, but the measurements suggest −5.00 D'],
  ),
  says(
    ['powerSignTurned', 'custom-soft-sphere'],
    [
      made({ sphere: 3 }, rx(-3)),
      'Power +3.00 D is ordered, but the measurements suggest −3.00 D: check the sign',
    ],
  ),
  says(
    ['axisFarFromExpected', 'custom-soft-toric'],
    [
      softAxis(-2.75)(100),
      'Axis 100° is ordered, but the measurements suggest 090°: about 0.96 D of cylinder would remain',
    ],
    [
      made({ sphere: -3, cylinder: -1.25, axis: 90 }, rx(-3, -1.25, 0.4)),
      'Axis 090° is ordered, but the measurements suggest 180°: about 2.50 D of cylinder would remain',
    ],
  ),
  says(
    ['bitoricExchanged', 'gp-bitoric'],
    [
      powers(-5, -2),
      'The two powers look swapped: −5.00 D flat and −2.00 D steep are ordered, but the measurements suggest −2.00 D and −5.00 D',
    ],
  ),
  says(
    ['softSphereOnCylinder', 'custom-soft-sphere'],
    [
      made({ sphere: -3.25 }, rx(-3, -0.75, 90)),
      'Sphere −3.25 D is ordered without a cylinder, but the refraction has −0.75 D: consider a toric lens',
    ],
  ),
  says(
    ['keratometrySwapped', 'gp-sphere'],
    [
      { clinical: { flatK: 44.25, steepK: 43 } },
      'Flat K and steep K look swapped: calculations use flat 43.00 D and steep 44.25 D',
    ],
    [
      { clinical: { flatK: 44.25, steepK: 43, flatMeridian: 5 } },
      'Flat K and steep K look swapped: calculations use flat 43.00 D and steep 44.25 D. Check the flat meridian 005° too: calculations leave it out until K is corrected',
    ],
  ),
].flat();
