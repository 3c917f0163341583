import { lensOf } from './build-context.ts';
import { limit, measurement, parameter, type ThresholdRow } from './threshold-row.ts';

const sphere = lensOf('gp-sphere');
const bitoric = lensOf('gp-bitoric');
const softToric = lensOf('custom-soft-toric');

const IN_SPHERES = ['refractionSphere', 'overRefractionSphere'] as const;
const IN_CYLINDERS = ['refractionCylinder', 'overRefractionCylinder'] as const;

/** Slips of the finger: the limits are those that a fitting program of the trade warns at. */
export const MEASURED_THRESHOLDS: ThresholdRow[] = [
  (['refractionAxis', 'overRefractionAxis'] as const).map((name): ThresholdRow => [
    2,
    'axisOutside',
    sphere,
    name,
    measurement(name),
    [-1, 0, 0.5, 90.5, 180.5, 181],
    [1, 2, 90, 179, 180],
  ]),
  IN_SPHERES.map((name): ThresholdRow => [
    5,
    'sphereUnusual',
    sphere,
    name,
    measurement(name),
    [-30.25, 30.25],
    [-30, -29.75, 29.75, 30],
  ]),
  ['sphere', 'sphereFlat', 'sphereSteep'].map((name): ThresholdRow => [
    5,
    'sphereUnusual',
    bitoric,
    name,
    parameter(name),
    [-30.25, 30.25],
    [-30, -29.75, 29.75, 30],
  ]),
  IN_CYLINDERS.map((name): ThresholdRow => [
    5,
    'cylinderUnusual',
    sphere,
    name,
    measurement(name),
    [-12.25, 12.25],
    [-12, -11.75, 11.75, 12],
  ]),
  limit(
    [5, 'cylinderUnusual', softToric, 'cylinder'],
    [parameter('cylinder'), [-12.25, 12.25], [-12, -11.75, 11.75, 12]],
  ),
  (['flatK', 'steepK'] as const).map((name): ThresholdRow => [
    5,
    'keratometryUnusual',
    sphere,
    name,
    measurement(name),
    [24.75, 70.25],
    [25, 25.25, 69.75, 70],
  ]),
  limit(
    [5, 'keratometrySwapped', sphere, 'steepK'],
    [measurement('steepK', { flatK: 44 }), [43.75], [44, 44.25]],
  ),
  ['baseCurve', 'baseCurveFlat', 'baseCurveSteep'].map((name): ThresholdRow => [
    5,
    'radiusUnusual',
    bitoric,
    name,
    parameter(name),
    [4.75, 11.35],
    [4.8, 4.85, 11.25, 11.3],
  ]),
  limit(
    [6, 'vertexMissing', sphere, 'refractionSphere'],
    [measurement('refractionSphere'), [-4.25, -4, 4, 4.25], [-3.75, 0, 3.75]],
  ),
  limit(
    [6, 'vertexMissing', sphere, 'refractionCylinder'],
    [measurement('refractionCylinder', { refractionSphere: -3 }), [-1.25, -1], [-0.75, 0, 6.75]],
  ),
].flat();
