import type { WarningCode } from '#domain/lens/warnings/messages/en.ts';
import { clinical, made } from './case-row.ts';
import { standingAfter, type Setup } from './build-context.ts';

/** A warning, the lens, what makes it fire, and what the fitter reads. */
export type SentenceRow = [code: WarningCode, lensId: string, setup: Setup, sentence: string];

/** Rows of one warning of a lens: what makes it fire, and what the fitter reads. */
export function says(
  [code, lensId]: [code: WarningCode, lensId: string],
  ...all: [setup: Setup, sentence: string][]
): SentenceRow[] {
  return all.map(([setup, sentence]) => [code, lensId, setup, sentence]);
}

/** A cornea of 43.00 by 44.00 at 180, and a refraction of so much cylinder at the cornea. */
function refracted(refractionCylinder: number, refractionAxis = 180): Setup {
  return clinical({
    flatK: 43,
    steepK: 44,
    flatMeridian: 180,
    vertexDistance: 0,
    refractionSphere: 0,
    refractionCylinder,
    refractionAxis,
  });
}

const MEASURED: SentenceRow[] = [
  says(
    ['cylinderWithoutAxis', 'gp-sphere'],
    [clinical({ refractionCylinder: -1 }), 'Cylinder −1.00 D has no axis'],
  ),
  says(
    ['axisWithoutCylinder', 'gp-sphere'],
    [clinical({ refractionAxis: 5 }), 'Axis 005° has no cylinder'],
  ),
  says(
    ['axisOutside', 'gp-sphere'],
    [
      clinical({ refractionCylinder: -1, refractionAxis: 181 }),
      'Axis 181° is not valid: use whole degrees from 1 to 180. Nearest: 001°',
    ],
    [
      clinical({ refractionCylinder: -1, refractionAxis: 90.5 }),
      'Axis 90.5° is not valid: use whole degrees from 1 to 180. Nearest: 091°',
    ],
  ),
  says(
    ['sphereUnusual', 'gp-bitoric'],
    [made({ sphereFlat: -30.25 }), 'Sphere −30.25 D is unusual: check for a typing error'],
  ),
  says(
    ['cylinderUnusual', 'custom-soft-toric'],
    [made({ cylinder: 12.25 }), 'Cylinder +12.25 D is unusual: check for a typing error'],
  ),
  says(
    ['keratometryUnusual', 'gp-sphere'],
    [clinical({ flatK: 24.75 }), 'K of 24.75 D is unusual: check for a typing error'],
  ),
  says(
    ['radiusUnusual', 'gp-sphere'],
    [made({ baseCurve: 11.35 }), 'Radius of 11.35 mm is unusual: check for a typing error'],
  ),
  says(
    ['vertexMissing', 'gp-sphere'],
    [
      clinical({ refractionSphere: -3.5, refractionCylinder: -0.75 }),
      'The refraction reaches 4.25 D and has no vertex distance. Enter 0 if it is already at the cornea',
    ],
  ),
].flat();

const CORNEAL: SentenceRow[] = [
  says(
    ['sphereOnToricCornea', 'gp-sphere'],
    [clinical({ flatK: 43, steepK: 45.5 }), 'Corneal cylinder 2.50 D: consider a bitoric lens'],
  ),
  says(
    ['residualModerate', 'gp-sphere'],
    [refracted(-1.75), 'About 0.75 D of cylinder would remain: consider a toric lens'],
  ),
  says(
    ['residualHigh', 'gp-sphere'],
    [refracted(-2.5), 'About 1.50 D of cylinder would remain: a toric lens is advised'],
  ),
  says(
    ['axesDiffer', 'gp-sphere'],
    [
      clinical({ ...refracted(-1.25, 30.4).clinical, steepK: 44.25 }),
      'The corneal and refractive axes are 30° apart',
    ],
  ),
  says(
    ['bitoricNotNeeded', 'gp-bitoric'],
    [
      clinical({ flatK: 43, steepK: 44.5 }),
      'Corneal cylinder 1.50 D: a bitoric lens may not be needed',
    ],
  ),
  says(
    ['frontToricCornea', 'gp-front-toric'],
    [
      clinical({ flatK: 43, steepK: 44.25 }),
      'Corneal cylinder 1.25 D: a front toric lens may not fit well',
    ],
  ),
  says(
    ['frontToricResidual', 'gp-front-toric'],
    [
      refracted(-1.5),
      'Only about 0.50 D of cylinder would remain: a front toric lens may not be needed',
    ],
  ),
  says(
    ['prismLowDk', 'gp-front-toric'],
    [
      made({ material: 'bostonEs', prism: 1 }),
      "Prism adds thickness, and this material's Dk is only 18",
    ],
  ),
  says(
    ['baseCurveFarFromK', 'gp-sphere'],
    [
      made({ baseCurve: 7.5 }, { flatK: 43.5 }),
      'Base curve 45.00 D is farther than usual from the flat K of 43.50 D',
    ],
  ),
  says(
    ['cornealDiameter', 'gp-sphere'],
    [
      made({ diameter: 10.6 }, { hvid: 11.5 }),
      'Diameter 10.60 mm is unusual for an HVID of 11.50 mm: 8.50 mm to 10.50 mm is expected',
    ],
  ),
].flat();

const OTHER: SentenceRow[] = [
  says(
    ['scleralDiameter', 'ampleye-scleral'],
    [
      made({ diameter: 14.9 }, { hvid: 11.5 }),
      'Diameter 14.90 mm is unusual for an HVID of 11.50 mm: 15.00 mm to 17.50 mm is expected',
    ],
  ),
  says(
    ['vaultLow', 'ampleye-scleral'],
    [
      clinical({ centralVault: 240 }),
      'Central vault 240 µm is low: at least 250 µm is expected after settling',
    ],
    [
      clinical({ centralVault: 300, minutesOnEye: 30 }),
      'Central vault 300 µm after 30 min will settle to about 235 µm, which is low: at least 250 µm is expected',
    ],
  ),
  says(
    ['vaultHigh', 'ampleye-scleral'],
    [
      clinical({ centralVault: 480, minutesOnEye: 60 }),
      'Central vault 480 µm after 60 min will settle to about 448 µm, which is high: at most 400 µm is expected',
    ],
  ),
  says(
    ['empiricalData', 'custom-soft-sphere'],
    [clinical({}), 'Without a trial lens, the lab needs HVID, K readings, and refraction'],
    [clinical({ flatK: 43 }), 'Without a trial lens, the lab needs HVID and refraction'],
  ),
  says(
    ['softDiameter', 'custom-soft-sphere'],
    [
      made({ diameter: 13.1 }, { hvid: 11.7 }),
      'Diameter 13.10 mm is unusual for an HVID of 11.70 mm: 13.20 mm to 15.20 mm is expected',
    ],
  ),
  says(
    ['softCurveSteep', 'custom-soft-sphere'],
    [
      made({ baseCurve: 7.4 }, { flatK: 45 }),
      'Base curve 7.40 mm is steeper than the flat K of 7.50 mm',
    ],
  ),
  says(
    ['softCurveFlat', 'custom-soft-sphere'],
    [
      made({ baseCurve: 9.1 }, { flatK: 45 }),
      'Base curve 9.10 mm is much flatter than the flat K of 7.50 mm',
    ],
  ),
  says(
    ['softCylinderLow', 'custom-soft-toric'],
    [made({ cylinder: -0.75 }), 'Cylinder −0.75 D is low: consider a spherical lens'],
  ),
  says(
    ['softPowerHigh', 'custom-soft-sphere'],
    [made({ sphere: 12.25 }), 'Sphere +12.25 D is beyond stock lenses: this one is made to order'],
  ),
  says(
    ['orthoKSphere', 'ortho-k'],
    [
      clinical({ refractionSphere: -6.25 }),
      'Sphere −6.25 D is beyond the ortho-k range: the limit is −6.00 D',
    ],
  ),
  says(
    ['orthoKCylinder', 'ortho-k'],
    [
      clinical({ refractionCylinder: -2 }),
      'Cylinder −2.00 D is beyond the ortho-k range: the limit is 1.75 D',
    ],
  ),
  says(
    ['orthoKFlatK', 'ortho-k'],
    [
      clinical({ flatK: 40.5 }),
      'Flat K 40.50 D is outside 41.00 D to 45.00 D: success is less certain',
    ],
  ),
  says(
    ['orthoKCornealCylinder', 'ortho-k'],
    [
      clinical({ flatK: 43, steepK: 44.25 }),
      'Corneal cylinder 1.25 D is above 1.00 D: success is less certain',
    ],
  ),
  says(
    ['warrantyEnded', 'gp-sphere'],
    [
      { order: { type: 'exchange' }, eligibility: standingAfter(90) },
      'The warranty ended on 2026-04-15: place a new order',
    ],
  ),
  says(
    ['exchangesUsedUp', 'gp-sphere'],
    [
      { order: { type: 'warranty' }, eligibility: standingAfter(1, 2) },
      'All warranty exchanges have been used (2): place a new order',
    ],
  ),
  says(
    ['prescriptionExpired', 'gp-sphere'],
    [
      { order: { patient: { directSupply: true, prescriptionExpires: '2026-01-14' } } },
      'The prescription expired on 2026-01-14',
    ],
  ),
].flat();

export const SENTENCES: SentenceRow[] = [...MEASURED, ...CORNEAL, ...OTHER];
