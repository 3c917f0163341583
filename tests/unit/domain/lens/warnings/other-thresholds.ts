import { clinical } from './case-row.ts';
import { lensOf } from './build-context.ts';
import { limit, measurement, parameter, type ThresholdRow } from './threshold-row.ts';

const scleral = lensOf('ampleye-scleral', { warnings: {} });
const ampleye = lensOf('ampleye-scleral');
const multifocal = lensOf('gp-multifocal');
const soft = lensOf('custom-soft-sphere');
const softToric = lensOf('custom-soft-toric');
const orthoK = lensOf('ortho-k');

/** Sclerals: Atlantis guide and what is usual; diameters and thickness are assumed. */
const SCLERAL: ThresholdRow[] = [
  limit(
    [16, 'scleralDiameter', scleral, 'diameter on an HVID of 11.5'],
    [parameter('diameter', { hvid: 11.5 }), [14.9, 17.6], [15, 15.1, 17.4, 17.5]],
  ),
  limit(
    [23, 'flexureFirst', scleral, 'overRefractionCylinder'],
    [measurement('overRefractionCylinder'), [-1, -0.75, 0.75], [-0.74, 0.74]],
  ),
  limit([24, 'vaultLow', scleral, 'centralVault'], [measurement('centralVault'), [99], [100, 101]]),
  limit(
    [24, 'vaultHigh', scleral, 'centralVault'],
    [measurement('centralVault'), [451], [449, 450]],
  ),
  limit(
    [24, 'vaultLow', ampleye, 'centralVault'],
    [measurement('centralVault'), [249], [250, 251]],
  ),
  limit(
    [24, 'vaultHigh', ampleye, 'centralVault'],
    [measurement('centralVault'), [401], [399, 400]],
  ),
  limit(
    [24, 'vaultHigh', scleral, 'minutesOnEye'],
    [
      // 100 µm in all, half of it in the first 30 minutes: 500 falls to 450 when 50 are left to fall.
      measurement('minutesOnEye', { centralVault: 500 }),
      [31, 60, 480],
      [0, 15, 30],
    ],
  ),
  limit(
    [24, 'vaultLow', ampleye, 'minutesOnEye'],
    [
      // 130 µm in all: of 315 µm 65 are left to fall after 30 minutes.
      measurement('minutesOnEye', { centralVault: 315 }),
      [0, 29],
      [30, 31, 480],
    ],
  ),
  limit(
    [30, 'scleralThickness', scleral, 'centreThickness'],
    [parameter('centreThickness'), [0.19, 0.51], [0.2, 0.21, 0.49, 0.5]],
  ),
].flat();

/** Soft lenses: Cantor + Nissel's guide, widened by assumption; Intelliwave brochure; EyeDock's calculator. */
const SOFT: ThresholdRow[] = [
  limit(
    [17, 'softDiameter', soft, 'diameter on an HVID of 11.7'],
    [parameter('diameter', { hvid: 11.7 }), [13.1, 15.3], [13.2, 13.3, 15.1, 15.2]],
  ),
  limit(
    [18, 'softCurveSteep', soft, 'baseCurve on a flat K of 7.50 mm'],
    [parameter('baseCurve', { flatK: 45 }), [7.4], [7.5, 7.6]],
  ),
  limit(
    [18, 'softCurveSteep', soft, 'flatK that no cornea has'],
    [
      (flatK) => ({ ...clinical({ flatK }), prescription: { baseCurve: 8.6 } }),
      [1, 2],
      [-1, 0, 0.99],
    ],
  ),
  limit(
    [18, 'softCurveFlat', soft, 'baseCurve on a flat K of 7.50 mm'],
    [parameter('baseCurve', { flatK: 45 }), [9.1], [8.9, 9]],
  ),
  limit(
    [21, 'softCylinderLow', softToric, 'cylinder'],
    [parameter('cylinder'), [-0.75, -0.5, 0.75], [-1, -0.76, 0, 0.76]],
  ),
  limit(
    [21, 'softCylinderLow', softToric, 'refractionCylinder beside a cylinder of −0.50 D'],
    [
      measurement('refractionCylinder', { prescription: { cylinder: -0.5 } }),
      [-0.74, -0.5, 0, 0.74],
      [-1, -0.75, 0.75, 1],
    ],
  ),
  limit(
    [22, 'softPowerHigh', soft, 'sphere'],
    [parameter('sphere'), [-12.25, 12.25], [-12, 0, 12]],
  ),
].flat();

/** Paragon CRT guide 2010. */
const ORTHO_K: ThresholdRow[] = [
  limit(
    [33, 'orthoKSphere', orthoK, 'refractionSphere'],
    [measurement('refractionSphere'), [-6.25], [-6, -5.75]],
  ),
  limit(
    [33, 'orthoKSphere', orthoK, 'targetSphere'],
    [parameter('targetSphere'), [-6.25], [-6, -5.75]],
  ),
  limit(
    [33, 'orthoKCylinder', orthoK, 'refractionCylinder'],
    [measurement('refractionCylinder'), [-2, -1.76, 1.76], [-1.75, 0, 1.75]],
  ),
  limit([33, 'orthoKFlatK', orthoK, 'flatK'], [measurement('flatK'), [40.99, 45.01], [41, 43, 45]]),
  limit(
    [33, 'orthoKCornealCylinder', orthoK, 'steepK on a flat K of 43.00'],
    [measurement('steepK', { flatK: 43 }), [44.01], [43.99, 44]],
  ),
].flat();

export const OTHER_THRESHOLDS: ThresholdRow[] = [
  SCLERAL,
  SOFT,
  // MagniClear: adds to +4.50.
  limit([20, 'addHigh', multifocal, 'add'], [parameter('add'), [4.75], [4.25, 4.5]]),
  limit(
    [20, 'addHigh', multifocal, 'refractionAdd'],
    [measurement('refractionAdd'), [4.75], [4.25, 4.5]],
  ),
  ORTHO_K,
].flat();
