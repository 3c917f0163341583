import { axisRotation } from './axis-rotation.ts';
import { backToricCylinder } from './back-toric-cylinder.ts';
import { baseCurveChange } from './base-curve-change.ts';
import { cornealCylinder } from './corneal-cylinder.ts';
import { crossedCylinders } from './crossed-cylinders.ts';
import { keratometry } from './keratometry.ts';
import { lensDiameter } from './lens-diameter.ts';
import { lensPower } from './lens-power.ts';
import { meridianPower } from './meridian-power.ts';
import { overRefraction } from './over-refraction.ts';
import { oxygen } from './oxygen.ts';
import type { Calculator } from './parts/calculator.ts';
import { residualAstigmatism } from './residual-astigmatism.ts';
import { rotationError } from './rotation-error.ts';
import { sagittalDepth } from './sagittal-depth.ts';
import { sphericalEquivalent } from './spherical-equivalent.ts';
import { tearLens } from './tear-lens.ts';
import { toricTearLens } from './toric-tear-lens.ts';
import { transposition } from './transposition.ts';
import { vertexDistance } from './vertex-distance.ts';

/** Every calculator. A page imports its own only, so that nobody loads the others. */
export const ALL_CALCULATORS: readonly Calculator[] = [
  vertexDistance,
  transposition,
  sphericalEquivalent,
  meridianPower,
  crossedCylinders,
  keratometry,
  cornealCylinder,
  residualAstigmatism,
  tearLens,
  lensPower,
  toricTearLens,
  baseCurveChange,
  overRefraction,
  backToricCylinder,
  lensDiameter,
  axisRotation,
  rotationError,
  sagittalDepth,
  oxygen,
];
