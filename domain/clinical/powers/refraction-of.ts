import { toMinusCylinder, type SpheroCylinder } from '../../lens/optics/sphero-cylinder.ts';
import { toCornea } from '../../lens/optics/vertex.ts';
import type { EyeClinical } from '../fields/clinical.ts';

/** In mm, when none is entered. X-Cel's guides use 12, some laboratories 13. */
const USUAL_VERTEX_DISTANCE = 12;

type Given = number | null | undefined;

/** Builds a power from values in D and degrees; null without a sphere, and for a cylinder without an axis. */
export function spheroCylinder(sphere: Given, cylinder: Given, axis: Given): SpheroCylinder | null {
  if (typeof sphere !== 'number') return null;
  if (typeof cylinder !== 'number' || cylinder === 0)
    return { sphere, cylinder: 0, axis: axis ?? 180 };
  return typeof axis === 'number' ? { sphere, cylinder, axis } : null;
}

/** Returns the refraction as measured, or null when it is incomplete. */
export function refractionOf(clinical: EyeClinical): SpheroCylinder | null {
  const { refractionSphere, refractionCylinder, refractionAxis } = clinical;
  return spheroCylinder(refractionSphere, refractionCylinder, refractionAxis);
}

/** Returns the over-refraction as measured, or null when it is incomplete. */
export function overRefractionOf(
  measured: Pick<
    EyeClinical,
    'overRefractionSphere' | 'overRefractionCylinder' | 'overRefractionAxis'
  >,
): SpheroCylinder | null {
  const { overRefractionSphere, overRefractionCylinder, overRefractionAxis } = measured;
  return spheroCylinder(overRefractionSphere, overRefractionCylinder, overRefractionAxis);
}

export function vertexDistanceOf({ vertexDistance }: EyeClinical): number {
  return vertexDistance ?? USUAL_VERTEX_DISTANCE;
}

/** Returns the refraction at the cornea with a minus cylinder; null when it is incomplete or cannot be converted. */
export function refractionAtCornea(clinical: EyeClinical): SpheroCylinder | null {
  const refraction = refractionOf(clinical);
  if (!refraction) return null;
  try {
    return toMinusCylinder(toCornea(refraction, vertexDistanceOf(clinical)));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
