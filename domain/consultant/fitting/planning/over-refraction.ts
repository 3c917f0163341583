import { overRefractionOf, vertexDistanceOf } from '../../../clinical/powers/refraction-of.ts';
import { overAtCornea } from '../../../lens/optics/over-refraction.ts';
import type { SpheroCylinder } from '../../../lens/optics/sphero-cylinder.ts';
import type { FittingCase } from './fitting-case.ts';

/** Returns the over-refraction at the cornea with a minus cylinder; null without one that can be moved there. */
export function overRefraction({ findings, clinical }: FittingCase): SpheroCylinder | null {
  const measured = overRefractionOf(findings);
  return measured && overAtCornea(measured, vertexDistanceOf(clinical));
}
