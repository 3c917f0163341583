import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { clinical } from './case-row.ts';
import { lensOf, type Setup } from './build-context.ts';
import { limit, measurement, parameter, type ThresholdRow } from './threshold-row.ts';

const sphere = lensOf('gp-sphere');
const bitoric = lensOf('gp-bitoric');
const frontToric = lensOf('gp-front-toric');

/** A cornea with 1.25 D, and a refraction with as much at the cornea, 30 degrees away. */
const CROSSED: EyeClinical = {
  flatK: 43,
  steepK: 44.25,
  flatMeridian: 180,
  vertexDistance: 0,
  refractionSphere: 0,
  refractionCylinder: -1.25,
  refractionAxis: 30,
};

/** So much cylinder more than the cornea's 1.00 D, along the same axis and measured at the cornea. */
function residual(amount: number): Setup {
  return clinical({
    ...CROSSED,
    steepK: 44,
    refractionCylinder: -1 - amount,
    refractionAxis: 180,
  });
}

/** Corneal rigid lenses: EyeDock's calculator, GP Lens Institute; base curve and diameter are assumed. */
export const CORNEAL_THRESHOLDS: ThresholdRow[] = [
  limit(
    [7, 'sphereOnToricCornea', sphere, 'steepK on a flat K of 43.00'],
    [measurement('steepK', { flatK: 43 }), [45.5, 45.51], [43, 45.49]],
  ),
  limit([8, 'residualModerate', sphere, 'residual'], [residual, [0.5, 0.51, 1.24], [0.49, 1.25]]),
  limit([8, 'residualHigh', sphere, 'residual'], [residual, [1.25, 1.26], [1.24]]),
  // Two powers correct what remains.
  limit([8, 'residualModerate', bitoric, 'residual'], [residual, [], [0.5, 1]]),
  limit([8, 'residualHigh', bitoric, 'residual'], [residual, [], [1.25, 2]]),
  // A refraction without a cylinder: all of the cornea's remains.
  limit(
    [8, 'residualModerate', sphere, 'steepK under a sphere'],
    [measurement('steepK', { flatK: 43, refractionSphere: 0 }), [43.5, 44, 44.24], [43.49, 44.25]],
  ),
  // 20.00 D at 50 mm comes to a focus on the cornea: there is no power there that could be compared.
  limit(
    [8, 'residualHigh', sphere, 'refractionSphere at 50 mm'],
    [
      measurement('refractionSphere', {
        flatK: 43,
        steepK: 43,
        vertexDistance: 50,
        refractionCylinder: -3,
      }),
      [10, 19.98],
      [20, 20.01, 25],
    ],
  ),
  limit(
    [9, 'axesDiffer', sphere, 'refractionAxis'],
    [measurement('refractionAxis', CROSSED), [21, 90, 159], [19, 20, 160, 161, 180]],
  ),
  limit(
    [9, 'axesDiffer', sphere, 'refractionAxis on a flat meridian of 40'],
    [measurement('refractionAxis', { ...CROSSED, flatMeridian: 40 }), [19, 61, 130], [20, 40, 60]],
  ),
  limit(
    [9, 'axesDiffer', sphere, 'refractionCylinder'],
    [measurement('refractionCylinder', CROSSED), [-1.01, -1.25], [-1, -0.99]],
  ),
  limit(
    [9, 'axesDiffer', sphere, 'steepK'],
    [measurement('steepK', CROSSED), [44.01], [43.99, 44]],
  ),
  limit(
    [10, 'bitoricNotNeeded', bitoric, 'steepK on a flat K of 43.00'],
    [measurement('steepK', { flatK: 43 }), [43, 44.99], [45, 45.01]],
  ),
  limit(
    [11, 'frontToricCornea', frontToric, 'steepK on a flat K of 43.00'],
    [measurement('steepK', { flatK: 43 }), [44.01], [43.99, 44]],
  ),
  limit([11, 'frontToricResidual', frontToric, 'residual'], [residual, [0.74], [0.75, 0.76]]),
  limit(
    [14, 'baseCurveFarFromK', sphere, 'flatK under a base curve of 45.00 D'],
    [measurement('flatK', { prescription: { baseCurve: 7.5 } }), [43.99, 46.01], [44, 45, 46]],
  ),
  // No curve has a radius of 0 or less.
  limit(
    [14, 'baseCurveFarFromK', sphere, 'baseCurve'],
    [parameter('baseCurve', { flatK: 43 }), [0.5, 1], [-1, 0]],
  ),
  limit(
    [14, 'baseCurveFarFromK', bitoric, 'flatK under a flat base curve of 45.00 D'],
    [measurement('flatK', { prescription: { baseCurveFlat: 7.5 } }), [43.99, 46.01], [44, 45, 46]],
  ),
  limit(
    [15, 'cornealDiameter', sphere, 'diameter on an HVID of 11.5'],
    [parameter('diameter', { hvid: 11.5 }), [8.4, 10.6], [8.5, 8.6, 10.4, 10.5]],
  ),
].flat();
