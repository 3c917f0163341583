import { spheroCylinder, vertexDistanceOf } from '../clinical/refraction-of.ts';
import {
  strongestPower,
  toMinusCylinder,
  type SpheroCylinder,
} from '../lens/optics/sphero-cylinder.ts';
import { toCornea } from '../lens/optics/vertex.ts';
import type { FittingCase } from './fitting-case.ts';
import { VERTEXED_FROM } from './power-rules.ts';

/** Returns the over-refraction at the cornea with a minus cylinder; null without one. */
export function overRefraction({ findings, clinical }: FittingCase): SpheroCylinder | null {
  const { overRefractionSphere, overRefractionCylinder, overRefractionAxis } = findings;
  const measured = spheroCylinder(overRefractionSphere, overRefractionCylinder, overRefractionAxis);
  if (!measured) return null;
  const isStrong = strongestPower(measured) >= VERTEXED_FROM.amount;
  return toMinusCylinder(isStrong ? toCornea(measured, vertexDistanceOf(clinical)) : measured);
}
