import type { Prescription } from '#domain/lens/model/lens.ts';
import { rowsOf, valuesOf } from '../../text-table.ts';
import type { Setup } from './build-context.ts';

/** A sphero-cylinder at the cornea, and the two that most rows measure. */
const AT_CORNEA = 'vertexDistance 0, refractionAxis 180';
const EYES: Record<string, string> = {
  /** 1.00 D of cylinder along the axis of the refraction. */
  '@along': `flatK 43, steepK 44, flatMeridian 180, refractionSphere 0, ${AT_CORNEA}`,
  /** 1.25 D, 30 degrees from the axis of as much in the refraction. */
  '@crossed':
    'flatK 43, steepK 44.25, flatMeridian 180, refractionSphere 0, refractionCylinder -1.25, refractionAxis 30, vertexDistance 0',
  '@cornea': 'flatK 43, steepK 44, flatMeridian 180',
  '@sphere': 'refractionSphere -3, vertexDistance 0',
  '@axis': 'refractionCylinder -1, refractionAxis 180',
  '@myopic': `refractionSphere -3, refractionCylinder 0, ${AT_CORNEA}`,
  /** The cornea gives the whole cylinder: −1.25 −1.25 × 90 with 7.75 mm. */
  '@residual': 'flatK 43, steepK 44.25, flatMeridian 180, refractionSphere -2, vertexDistance 12',
  /** 8.00 mm are 42.1875 D, 7.50 mm are 45.00 D: on K, so that nothing but the refraction counts. */
  '@toric': `flatK 42.1875, steepK 45, flatMeridian 180, refractionSphere -2, refractionCylinder -3, ${AT_CORNEA}`,
  '@onK': 'baseCurveFlat 8, baseCurveSteep 7.5',
  '@front': 'baseCurve 7.75, sphere -1.25, cylinder -1.25, axis 90',
};

/** One text of values after another. */
export const joined = (...texts: string[]) => texts.filter((one) => one !== '').join(', ');

/** What is ordered and what was measured. */
export function setupOf(made: string, measured: string): Setup {
  const [prescription, clinical] = [made, measured].map((text) =>
    valuesOf(text.replaceAll(/@\w+/g, (name) => EYES[name] ?? name)),
  );
  return { prescription: prescription as Prescription, clinical };
}

/** Number, warning and level; the lens; the field; what is ordered; what was measured; what the fitter reads, if it has figures. */
export const TOLD = rowsOf(`
  1 cylinderWithoutAxis error | gp-sphere | clinical.refractionAxis |  | refractionCylinder -1
    | Cylinder −1.00 D has no axis
  1 axisWithoutCylinder error | gp-sphere | clinical.overRefractionCylinder |  | overRefractionAxis 5
    | Axis 005° has no cylinder
  2 axisOutside error | gp-sphere | clinical.refractionAxis |  | refractionCylinder -1, refractionAxis 181
    | Axis 181° is not valid: use whole degrees from 1 to 180. Nearest: 001°
  2 axisOutside error | gp-sphere | clinical.refractionAxis |  | refractionCylinder -1, refractionAxis 90.5
    | Axis 90.5° is not valid: use whole degrees from 1 to 180. Nearest: 091°
  3 plusCylinder information | gp-sphere | clinical.refractionCylinder
    |  | refractionSphere -7.75, refractionCylinder 1.75, refractionAxis 90
    | Plus cylinder: −7.75 D +1.75 D × 090° is −6.00 D −1.75 D × 180° in minus cylinder
  5 sphereUnusual warning | gp-bitoric | values.sphereFlat | sphereFlat -30.25 |
    | Sphere −30.25 D is unusual: check for a typing error
  5 cylinderUnusual warning | custom-soft-toric | values.cylinder | cylinder 12.25 |
    | Cylinder +12.25 D is unusual: check for a typing error
  5 keratometryUnusual warning | gp-sphere | clinical.flatK |  | flatK 24.75
    | K of 24.75 D is unusual: check for a typing error
  5 keratometrySwapped warning | gp-sphere | clinical.flatK |  | flatK 44.25, steepK 43
    | Flat K and steep K look swapped: calculations use flat 43.00 D and steep 44.25 D
  5 keratometrySwapped warning | gp-sphere | clinical.flatK |  | flatK 44.25, steepK 43, flatMeridian 5
    | Flat K and steep K look swapped: calculations use flat 43.00 D and steep 44.25 D. Check the flat meridian 005° too: calculations leave it out until K is corrected
  5 radiusUnusual warning | gp-sphere | values.baseCurve | baseCurve 11.35 |
    | Radius of 11.35 mm is unusual: check for a typing error
  6 vertexMissing warning | gp-sphere | clinical.vertexDistance
    |  | refractionSphere -3.5, refractionCylinder -0.75
    | The refraction reaches 4.25 D and has no vertex distance. Enter 0 if it is already at the cornea
  7 sphereOnToricCornea warning | gp-sphere | clinical.steepK |  | flatK 43, steepK 45.5
    | Corneal cylinder 2.50 D: consider a bitoric lens
  8 residualModerate warning | gp-sphere | clinical.refractionCylinder |  | @along, refractionCylinder -1.75
    | About 0.75 D of cylinder would remain: consider a toric lens
  8 residualHigh warning | gp-sphere | clinical.refractionCylinder |  | @along, refractionCylinder -2.5
    | About 1.50 D of cylinder would remain: a toric lens is advised
  # 12 mm where none was measured: −10.00 −2.50 is −8.93 −1.94 at the cornea, at 13 mm −8.85 −1.90
  8 residualHigh warning | gp-sphere | clinical.refractionCylinder
    |  | flatK 43, steepK 43, refractionSphere -10, refractionCylinder -2.5
    | About 1.94 D of cylinder would remain: a toric lens is advised
  9 axesDiffer warning | gp-sphere | clinical.refractionAxis |  | @crossed, refractionAxis 30.4
    | The corneal and refractive axes are 30° apart
  10 bitoricNotNeeded warning | gp-bitoric | clinical.steepK |  | flatK 43, steepK 44.5
    | Corneal cylinder 1.50 D: a bitoric lens may not be needed
  11 frontToricCornea warning | gp-front-toric | clinical.steepK |  | flatK 43, steepK 44.25
    | Corneal cylinder 1.25 D: a front toric lens may not fit well
  11 frontToricResidual warning | gp-front-toric | clinical.refractionCylinder
    |  | @along, refractionCylinder -1.5
    | Only about 0.50 D of cylinder would remain: a front toric lens may not be needed
  11 frontToricPrism warning | gp-front-toric | values.prism | prism 0 |
  12 prismOnToricLanding warning | ampleye-scleral | values.prism | landing toric, prism 1 |
  12 prismOnMultifocal warning | gp-multifocal | values.truncation | truncation 0.4 |
  13 prismLowDk warning | gp-front-toric | values.material | material bostonEs, prism 1 |
    | Prism adds thickness, and this material's Dk is only 18
  14 baseCurveFarFromK warning | gp-sphere | values.baseCurve | baseCurve 7.5 | flatK 43.5
    | Base curve 45.00 D is farther than usual from the flat K of 43.50 D
  15 cornealDiameter warning | gp-sphere | values.diameter | diameter 10.6 | hvid 11.5
    | Diameter 10.60 mm is unusual for an HVID of 11.50 mm: 8.50 mm to 10.50 mm is expected
  16 scleralDiameter warning | ampleye-scleral | values.diameter | diameter 14.9 | hvid 11.5
    | Diameter 14.90 mm is unusual for an HVID of 11.50 mm: 15.00 mm to 17.50 mm is expected
  17 softDiameter warning | custom-soft-sphere | values.diameter | diameter 13.1 | hvid 11.7
    | Diameter 13.10 mm is unusual for an HVID of 11.70 mm: 13.20 mm to 15.20 mm is expected
  18 softCurveSteep warning | custom-soft-sphere | values.baseCurve | baseCurve 7.4 | flatK 45
    | Base curve 7.40 mm is steeper than the flat K of 7.50 mm
  18 softCurveFlat warning | custom-soft-sphere | values.baseCurve | baseCurve 9.1 | flatK 45
    | Base curve 9.10 mm is much flatter than the flat K of 7.50 mm
  20 addHigh warning | gp-multifocal | values.add | add 4.75 |
  20 addHigh warning | gp-multifocal | clinical.refractionAdd | add 2 | refractionAdd 4.75
  21 softCylinderLow information | custom-soft-toric | values.cylinder | cylinder -0.75 |
    | Cylinder −0.75 D is low: consider a spherical lens
  22 softPowerHigh information | custom-soft-sphere | values.sphere | sphere 12.25 |
    | Sphere +12.25 D is beyond stock lenses: this one is made to order
  23 flexureFirst information | ampleye-scleral | clinical.overRefractionCylinder
    |  | overRefractionCylinder -0.75, overRefractionAxis 90
  24 vaultLow warning | ampleye-scleral | clinical.centralVault |  | centralVault 240
    | Central vault 240 µm is low: at least 250 µm is expected after settling
  24 vaultLow warning | ampleye-scleral | clinical.centralVault |  | centralVault 300, minutesOnEye 30
    | Central vault 300 µm after 30 min will settle to about 235 µm, which is low: at least 250 µm is expected
  24 vaultHigh warning | ampleye-scleral | clinical.centralVault |  | centralVault 480, minutesOnEye 60
    | Central vault 480 µm after 60 min will settle to about 448 µm, which is high: at most 400 µm is expected
  25 findingWithoutChange warning | ampleye-scleral | clinical.limbal |  | limbal touch
  26 changeWithoutAmount warning | ampleye-scleral | clinical.changeRequest |  | changeRequest Shallower
  29 fenestrationDryEye warning | any-scleral | values.fenestration | fenestration one, surface plasma |
  30 scleralThickness warning | ampleye-scleral | values.centreThickness | centreThickness 0.19 |
  33 orthoKSphere warning | ortho-k | clinical.refractionSphere |  | refractionSphere -6.25
    | Sphere −6.25 D is beyond the ortho-k range: the limit is −6.00 D
  33 orthoKCylinder warning | ortho-k | clinical.refractionCylinder |  | refractionCylinder -2
    | Cylinder −2.00 D is beyond the ortho-k range: the limit is 1.75 D
  33 orthoKFlatK warning | ortho-k | clinical.flatK |  | flatK 40.5
    | Flat K 40.50 D is outside 41.00 D to 45.00 D: success is less certain
  33 orthoKCornealCylinder warning | ortho-k | clinical.steepK |  | flatK 43, steepK 44.25
    | Corneal cylinder 1.25 D is above 1.00 D: success is less certain
  34 lidPupilMissing warning | gp-multifocal | clinical.lid |  |
  34 truncationWithoutPrism warning | gp-front-toric | values.truncation | truncation 0.5 |
  39 empiricalData warning | custom-soft-sphere | clinical.hvid |  |
    | Without a trial lens, the lab needs HVID, K readings, and refraction
  39 empiricalData warning | custom-soft-sphere | clinical.hvid |  | flatK 43
    | Without a trial lens, the lab needs HVID and refraction
  40 keratoconusInNormalDesign warning | gp-sphere | clinical.condition |  | condition keratoconus
  # the sphere of one sum with the cylinder of another
  43 powerFarFromExpected warning | gp-front-toric | values.sphere | @front, sphere -2.5 | @residual
    | Power −2.50 −1.25 × 090° is ordered, but the measurements suggest −1.25 −1.25 × 090°
  43 powerFarFromExpected warning | gp-bitoric | values.sphereSteep
    | @onK, sphereFlat -2, sphereSteep -6.25 | @toric
    | Power −6.25 D is ordered, but the measurements suggest −5.00 D
  43 powerFarFromExpected warning | ortho-k | values.targetSphere | targetSphere -2 | @myopic
    | Power −2.00 D is ordered, but the measurements suggest −3.00 D
  43 powerSignTurned warning | custom-soft-sphere | values.sphere | sphere 3 | @myopic
    | Power +3.00 D is ordered, but the measurements suggest −3.00 D: check the sign
  43 powerSignTurned warning | gp-bitoric | values.sphereFlat | @onK, sphereFlat 2, sphereSteep -5 | @toric
    | Power +2.00 D is ordered, but the measurements suggest −2.00 D: check the sign
  44 axisFarFromExpected warning | custom-soft-toric | values.axis
    | sphere -3, cylinder -2.75, axis 100 | @myopic, refractionCylinder -2.75, refractionAxis 90
    | Axis 100° is ordered, but the measurements suggest 090°: about 0.96 D of cylinder would remain
  44 axisFarFromExpected warning | custom-soft-toric | values.axis
    | sphere -3, cylinder -1.25, axis 90 | @myopic, refractionCylinder -1.25, refractionAxis 0.4
    | Axis 090° is ordered, but the measurements suggest 180°: about 2.50 D of cylinder would remain
  45 bitoricExchanged warning | gp-bitoric | values.sphereFlat
    | @onK, sphereFlat -5, sphereSteep -2 | @toric
    | The two powers look swapped: −5.00 D flat and −2.00 D steep are ordered, but the measurements suggest −2.00 D and −5.00 D
  46 softSphereOnCylinder warning | custom-soft-sphere | clinical.refractionCylinder
    | sphere -3.25 | @myopic, refractionCylinder -0.75, refractionAxis 90
    | Sphere −3.25 D is ordered without a cylinder, but the refraction has −0.75 D: consider a toric lens
`);

/**
 * A warning; the lens; what is varied; what else is ordered and measured; the values at which it fires and those round the
 * limit at which it is silent. The limits are those of fitting guides and programs of the trade, or assumed (`Source`).
 */
export const LIMITS = rowsOf(`
  cylinderWithoutAxis | gp-sphere | clinical.refractionCylinder |  |  | -1 | 0
  axisWithoutCylinder | gp-sphere | clinical.overRefractionCylinder |  | overRefractionAxis 90 | 0 | -0.5
  axisOutside | gp-sphere | clinical.refractionAxis |  |  | -1, 0, 0.5, 90.5, 180.5, 181 | 1, 2, 90, 180
  axisOutside | gp-sphere | clinical.overRefractionAxis |  |  | -1, 0, 0.5, 90.5, 180.5, 181 | 1, 2, 90, 180
  plusCylinder | gp-sphere | clinical.refractionCylinder |  | refractionSphere -6, refractionAxis 90 | 1.75 | -1.75
  sphereUnusual | gp-sphere | clinical.refractionSphere |  |  | -30.25, 30.25 | -30, 30
  sphereUnusual | gp-sphere | clinical.overRefractionSphere |  |  | -30.25, 30.25 | -30, 30
  sphereUnusual | gp-sphere | values.sphere |  |  | -30.25, 30.25 | -30, 30
  sphereUnusual | gp-bitoric | values.sphereFlat |  |  | -30.25, 30.25 | -30, 30
  sphereUnusual | gp-bitoric | values.sphereSteep |  |  | -30.25, 30.25 | -30, 30
  cylinderUnusual | gp-sphere | clinical.refractionCylinder |  |  | -12.25, 12.25 | -12, 12
  cylinderUnusual | gp-sphere | clinical.overRefractionCylinder |  |  | -12.25, 12.25 | -12, 12
  cylinderUnusual | custom-soft-toric | values.cylinder |  |  | -12.25, 12.25 | -12, 12
  keratometryUnusual | gp-sphere | clinical.flatK |  |  | 24.75, 70.25 | 25, 70
  keratometryUnusual | gp-sphere | clinical.steepK |  |  | 24.75, 70.25 | 25, 70
  keratometrySwapped | gp-sphere | clinical.steepK |  | flatK 44 | 43.75 | 44, 44.25
  radiusUnusual | gp-sphere | values.baseCurve |  |  | 4.75, 11.35 | 4.8, 11.3
  radiusUnusual | gp-bitoric | values.baseCurveFlat |  |  | 4.75, 11.35 | 4.8, 11.3
  radiusUnusual | gp-bitoric | values.baseCurveSteep |  |  | 4.75, 11.35 | 4.8, 11.3
  vertexMissing | gp-sphere | clinical.refractionSphere |  |  | -4.25, -4, 4, 4.25 | -3.75, 0, 3.75
  vertexMissing | gp-sphere | clinical.refractionCylinder |  | refractionSphere -3 | -1.25, -1 | -0.75, 0, 6.75
  sphereOnToricCornea | gp-sphere | clinical.steepK |  | flatK 43 | 45.5, 45.51 | 43, 45.49
  residualModerate | gp-sphere | clinical.refractionCylinder |  | @along | -1.5, -1.51, -2.24 | -1.49, -2.25
  residualHigh | gp-sphere | clinical.refractionCylinder |  | @along | -2.25, -2.26 | -2.24
  # two powers correct what remains
  residualModerate | gp-bitoric | clinical.refractionCylinder |  | @along |  | -1.5, -2
  residualHigh | gp-bitoric | clinical.refractionCylinder |  | @along |  | -2.25, -3
  # a refraction without a cylinder: all of the cornea's remains
  residualModerate | gp-sphere | clinical.steepK |  | flatK 43, refractionSphere 0 | 43.5, 44, 44.24 | 43.49, 44.25
  # 20.00 D at 50 mm comes to a focus on the cornea: there is no power there that could be compared
  residualHigh | gp-sphere | clinical.refractionSphere
    |  | flatK 43, steepK 43, vertexDistance 50, refractionCylinder -3 | 10, 19.98 | 20, 20.01, 25
  axesDiffer | gp-sphere | clinical.refractionAxis |  | @crossed | 21, 90, 159 | 19, 20, 160, 161, 180
  axesDiffer | gp-sphere | clinical.refractionAxis |  | @crossed, flatMeridian 40 | 19, 61, 130 | 20, 40, 60
  axesDiffer | gp-sphere | clinical.refractionCylinder |  | @crossed | -1.01, -1.25 | -1, -0.99
  axesDiffer | gp-sphere | clinical.steepK |  | @crossed | 44.01 | 43.99, 44
  # what was not measured has no cylinder
  axesDiffer | gp-sphere | clinical.refractionAxis |  | flatK 43, steepK 45, flatMeridian 180 |  | 90
  axesDiffer | gp-sphere | clinical.refractionAxis |  | flatMeridian 180, refractionCylinder -2 |  | 90
  bitoricNotNeeded | gp-bitoric | clinical.steepK |  | flatK 43 | 43, 44.99 | 45, 45.01
  frontToricCornea | gp-front-toric | clinical.steepK |  | flatK 43 | 44.01 | 43.99, 44
  frontToricResidual | gp-front-toric | clinical.refractionCylinder |  | @along | -1.74 | -1.75, -1.76
  frontToricPrism | gp-front-toric | values.prism |  |  | 0 | 0.5
  prismOnToricLanding | ampleye-scleral | values.landing | prism 1 |  | toric | spherical
  prismOnMultifocal | gp-multifocal | values.cylinder | truncation 0.4 |  | 0 | -0.75
  prismLowDk | gp-front-toric | values.material | prism 1 |  | bostonEs | bostonEo
  baseCurveFarFromK | gp-sphere | clinical.flatK | baseCurve 7.5 |  | 43.99, 46.01 | 44, 45, 46
  # no curve has a radius of 0 or less
  baseCurveFarFromK | gp-sphere | values.baseCurve |  | flatK 43 | 0.5, 1 | -1, 0
  baseCurveFarFromK | gp-bitoric | clinical.flatK | baseCurveFlat 7.5 |  | 43.99, 46.01 | 44, 45, 46
  cornealDiameter | gp-sphere | values.diameter |  | hvid 11.5 | 8.4, 10.6 | 8.5, 10.5
  scleralDiameter | any-scleral | values.diameter |  | hvid 11.5 | 14.9, 17.6 | 15, 17.5
  softDiameter | custom-soft-sphere | values.diameter |  | hvid 11.7 | 13.1, 15.3 | 13.2, 15.2
  softCurveSteep | custom-soft-sphere | values.baseCurve |  | flatK 45 | 7.4 | 7.5, 7.6
  # a flat K that no cornea has
  softCurveSteep | custom-soft-sphere | clinical.flatK | baseCurve 8.6 |  | 1, 2 | -1, 0, 0.99
  softCurveFlat | custom-soft-sphere | values.baseCurve |  | flatK 45 | 9.1 | 8.9, 9
  addHigh | gp-multifocal | values.add |  |  | 4.75 | 4.25, 4.5
  addHigh | gp-multifocal | clinical.refractionAdd | add 2 |  | 4.75 | 4.25, 4.5
  softCylinderLow | custom-soft-toric | values.cylinder |  |  | -0.75, -0.5, 0.75 | -1, -0.76, 0, 0.76
  softCylinderLow | custom-soft-toric | clinical.refractionCylinder
    | cylinder -0.5 |  | -0.74, -0.5, 0, 0.74 | -1, -0.75, 0.75, 1
  softPowerHigh | custom-soft-sphere | values.sphere |  |  | -12.25, 12.25 | -12, 0, 12
  flexureFirst | any-scleral | clinical.overRefractionCylinder |  |  | -1, -0.75, 0.75 | -0.74, 0.74
  vaultLow | any-scleral | clinical.centralVault |  |  | 99 | 100, 101
  vaultHigh | any-scleral | clinical.centralVault |  |  | 451 | 449, 450
  # 100 µm in all, half of it in the first 30 minutes: 500 falls to 450 when 50 are left to fall
  vaultLow | any-scleral | clinical.centralVault |  | minutesOnEye 30 | 149 | 150
  vaultHigh | any-scleral | clinical.minutesOnEye |  | centralVault 500 | 31, 60, 480 | 0, 15, 30
  vaultLow | ampleye-scleral | clinical.centralVault |  |  | 249 | 250, 251
  vaultHigh | ampleye-scleral | clinical.centralVault |  |  | 401 | 399, 400
  # 130 µm in all: of 315 µm 65 are left to fall after 30 minutes
  vaultLow | ampleye-scleral | clinical.minutesOnEye |  | centralVault 315 | 0, 29 | 30, 31, 480
  findingWithoutChange | any-scleral | clinical.limbal |  |  | touch | excess
  findingWithoutChange | any-scleral | clinical.changeRequest |  | limbal touch |  | Deeper
  changeWithoutAmount | any-scleral | clinical.changeRequest |  |  | Shallower | Shallower-by-100
  fenestrationDryEye | any-scleral | values.fenestration | surface plasma |  | one | none
  fenestrationDryEye | any-scleral | clinical.condition | fenestration one |  | surfaceDisease | normal
  scleralThickness | any-scleral | values.centreThickness |  |  | 0.19, 0.51 | 0.2, 0.5
  orthoKSphere | ortho-k | clinical.refractionSphere |  |  | -6.25 | -6, -5.75
  # with a plus cylinder: −5.75 −1.00 × 180 is within the range, −6.25 −1.00 × 180 is not
  orthoKSphere | ortho-k | clinical.refractionSphere |  | refractionCylinder 1, refractionAxis 90 | -7.25 | -6.75
  orthoKSphere | ortho-k | values.targetSphere |  |  | -6.25 | -6, -5.75
  orthoKCylinder | ortho-k | clinical.refractionCylinder |  |  | -2, -1.76, 1.76 | -1.75, 0, 1.75
  orthoKFlatK | ortho-k | clinical.flatK |  |  | 40.99, 45.01 | 41, 43, 45
  orthoKCornealCylinder | ortho-k | clinical.steepK |  | flatK 43 | 44.01 | 43.99, 44
  lidPupilMissing | gp-multifocal | clinical.pupil |  |  |  | 4
  lidPupilMissing | translating | clinical.pupil |  | lid tangent |  | 4
  truncationWithoutPrism | gp-front-toric | values.prism | truncation 0.5 |  | 0 | 1
  empiricalData | custom-soft-sphere | clinical.hvid |  | flatK 43, refractionSphere -2 |  | 11.8
  keratoconusInNormalDesign | gp-sphere | clinical.condition |  |  | keratoconus | normal
  powerFarFromExpected | custom-soft-sphere | values.sphere |  | @myopic | -4, -3.76, -2.24, 0 | -3.75, -3, -2.25
  powerFarFromExpected | gp-sphere | values.sphere | baseCurve 7.5 | @myopic, flatK 45 | -4 | -3
  powerFarFromExpected | gp-bitoric | values.sphereSteep | @onK, sphereFlat -2 | @toric | -6 | -5
  powerFarFromExpected | gp-front-toric | values.cylinder | @front | @residual | -2.25, -0.25 | -2, -1.25, -0.75
  powerFarFromExpected | ortho-k | values.targetSphere |  | @myopic | -2 | -3
  # what cannot be compared, as something was not measured or is not ordered yet
  powerFarFromExpected | gp-sphere | values.sphere | baseCurve 7.85 | @cornea, @sphere, @axis | -9 |
  powerFarFromExpected | gp-sphere | values.sphere | baseCurve 7.85 | steepK 44, @sphere, @axis |  | -9
  powerFarFromExpected | gp-sphere | values.sphere | baseCurve 7.85 | @cornea, @axis |  | -9
  powerFarFromExpected | gp-sphere | values.sphere
    | baseCurve 7.85 | @cornea, @sphere, refractionCylinder -1 |  | -9
  powerFarFromExpected | gp-sphere | values.sphere |  | @cornea, @sphere, @axis |  | -9
  powerFarFromExpected | gp-front-toric | values.sphere
    | baseCurve 7.85, cylinder -1, axis 180 | flatK 43, steepK 44, @sphere, @axis |  | -9
  powerFarFromExpected | gp-multifocal | values.sphere
    | baseCurve 7.85, cylinder -1, axis 180 | flatK 43, steepK 44, @sphere, @axis |  | -9
  powerFarFromExpected | gp-multifocal | values.sphere
    | baseCurve 7.85 | flatK 43, steepK 44, @sphere, @axis | -9 |
  powerFarFromExpected | gp-front-toric | values.sphere | baseCurve 7.85 | @cornea, @sphere, @axis |  | -9
  powerFarFromExpected | custom-soft-toric | values.sphere |  | @sphere, @axis |  | -9
  powerFarFromExpected | custom-soft-toric | values.sphere | cylinder -1 | @sphere, @axis |  | -9
  # on an irregular cornea, of which the sign alone is checked
  powerFarFromExpected | gp-sphere | clinical.condition
    | baseCurve 7.85, sphere -9 | @cornea, @sphere, @axis | normal, surfaceDisease | keratoconus, postGraft
  powerFarFromExpected | keratoconus-gp | values.sphere | baseCurve 7.85 | @cornea, @sphere, @axis |  | -9
  powerSignTurned | gp-sphere | clinical.condition
    | baseCurve 7.85, sphere 3 | @cornea, @sphere, @axis | keratoconus |
  powerSignTurned | keratoconus-gp | values.sphere | baseCurve 7.85 | @cornea, @sphere, @axis | 3 | -9
  powerSignTurned | custom-soft-sphere | values.sphere |  | @myopic | 2.25, 3, 3.75 | 3.76, 2.24, -3, 0
  powerSignTurned | gp-bitoric | values.sphereFlat | @onK, sphereSteep -5 | @toric | 2 | -2
  axisFarFromExpected | gp-front-toric | values.axis | @front | @residual | 110 | 90
  # 2 C sin of the angle is above 0.50 D from 12° on at −1.25 D, from 6° on at −2.75 D
  axisFarFromExpected | custom-soft-toric | values.axis
    | sphere -3, cylinder -1.25 | @myopic, refractionCylinder -1.25, refractionAxis 90 | 78, 102 | 79, 90, 101
  axisFarFromExpected | custom-soft-toric | values.axis
    | sphere -3, cylinder -2.75 | @myopic, refractionCylinder -2.75, refractionAxis 90 | 84, 96, 180 | 85, 90, 95
  bitoricExchanged | gp-bitoric | values.sphereFlat
    | @onK, sphereSteep -2 | @toric | -5.75, -5, -4.25 | -5.76, -4.24, -2
  # at least 0.50 D better than their own: −2.00 and −2.50 D are expected
  bitoricExchanged | gp-bitoric | values.sphereFlat
    | @onK, sphereSteep -2 | @toric, refractionCylinder -0.5 | -2.5 | -2.49, -2
  softSphereOnCylinder | custom-soft-sphere | clinical.refractionCylinder
    | sphere -3 | @myopic | -1, -0.75, 0.75 | -0.74, 0, 0.74
  softSphereOnCylinder | custom-soft-sphere | values.sphere |  | refractionSphere -3 |  | -3
`);
