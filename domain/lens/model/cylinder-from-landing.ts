import { isNonZero, valueOf } from './given.ts';
import type { Prescription } from './lens.ts';

/** The label of the relation. */
export const CYLINDER_FROM_LANDING = {
  en: 'Cylinder axis from the flat landing meridian, counterclockwise',
  es: 'Eje del cilindro desde el meridiano plano del apoyo, en sentido antihorario',
};

interface Relation {
  /** From the flat meridian of the landing to the cylinder axis, counterclockwise for the fitter: 0 to 179. */
  degrees: number;
  axis: number;
  meridian: number;
}

const HALF_TURN = 180;

/**
 * Returns the angle of the front cylinder to a toric landing, which keeps the lens from turning: the laboratory needs
 * their relation. Null unless the lens has a cylinder, its axis and a toric landing with a meridian.
 */
export function cylinderFromLanding(prescription: Prescription): Relation | null {
  if (valueOf(prescription, 'landing') !== 'toric') return null;
  if (!isNonZero(valueOf(prescription, 'cylinder'))) return null;
  const [axis, meridian] = ['axis', 'landingMeridian'].map((name) => valueOf(prescription, name));
  if (typeof axis !== 'number' || typeof meridian !== 'number') return null;
  if (!Number.isFinite(axis) || !Number.isFinite(meridian)) return null;
  const degrees = (((axis - meridian) % HALF_TURN) + HALF_TURN) % HALF_TURN;
  return { degrees, axis, meridian };
}
