import { spheroCylinder, vertexDistanceOf } from '../clinical/refraction-of.ts';
import {
  strongestPower,
  toMinusCylinder,
  type SpheroCylinder,
} from '../lens/optics/sphero-cylinder.ts';
import { toCornea } from '../lens/optics/vertex.ts';
import type { FittingCase } from './fitting-case.ts';
import { VERTEXED_FROM } from './power-rules.ts';

const MM_PER_METRE = 1_000;

/** Whether the power focuses behind the cornea, as every measured one does. */
function canBeMoved({ sphere, cylinder }: SpheroCylinder, distance: number): boolean {
  return Math.max(sphere, sphere + cylinder) * distance < MM_PER_METRE;
}

/** Returns the over-refraction at the cornea with a minus cylinder; null without one that can be moved there. */
export function overRefraction({ findings, clinical }: FittingCase): SpheroCylinder | null {
  const { overRefractionSphere, overRefractionCylinder, overRefractionAxis } = findings;
  const measured = spheroCylinder(overRefractionSphere, overRefractionCylinder, overRefractionAxis);
  if (!measured) return null;
  if (strongestPower(measured) < VERTEXED_FROM.amount) return toMinusCylinder(measured);
  const distance = vertexDistanceOf(clinical);
  return canBeMoved(measured, distance) ? toMinusCylinder(toCornea(measured, distance)) : null;
}
