import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { cornealCylinder as maskedBy, residualAstigmatism } from '../optics/corneal-cylinder.ts';
import { toMinusCylinder, transpose, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { toCornea } from '../optics/vertex.ts';
import { cornealCylinder, difference } from './facts.ts';

/** In mm, for a refraction without a vertex distance. */
const USUAL_VERTEX_DISTANCE = 12;
const MM_PER_METRE = 1000;
const HALF_TURN = 180;

/** Whether the power focuses behind the cornea, as every measured one does. */
function canBeMoved(power: number, distance: number): boolean {
  return power * distance < MM_PER_METRE;
}

/** Returns the refraction at the cornea; an unknown axis counts as 180. Null without a refraction. */
function atCornea(clinical: EyeClinical): SpheroCylinder | null {
  const { refractionSphere: sphere, refractionCylinder: cylinder = 0 } = clinical;
  const { refractionAxis: axis = HALF_TURN, vertexDistance = USUAL_VERTEX_DISTANCE } = clinical;
  if (sphere === undefined || !canBeMoved(Math.max(sphere, sphere + cylinder), vertexDistance)) {
    return null;
  }
  return toCornea({ sphere, cylinder, axis }, vertexDistance);
}

/**
 * Returns the cylinder that remains when a rigid lens masks the cornea, in D without a sign: the refractive cylinder at
 * the cornea minus the corneal one, as crossed cylinders when both axes are known, otherwise as amounts. Null unless
 * both K and the refraction are known.
 */
export function residualCylinder(clinical: EyeClinical): number | null {
  const refractive = atCornea(clinical);
  const corneal = cornealCylinder(clinical);
  if (!refractive || corneal === null) return null;
  const { refractionAxis, flatMeridian } = clinical;
  if (refractionAxis === undefined || flatMeridian === undefined) {
    return Math.abs(difference(Math.abs(refractive.cylinder), corneal));
  }
  const masked = maskedBy(0, corneal, flatMeridian);
  return Math.abs(difference(residualAstigmatism(refractive, masked).cylinder, 0));
}

/** Returns the angle between refraction axis and flat meridian, 0 to 90 degrees; null unless both are known. */
export function axisDifference(clinical: EyeClinical): number | null {
  const { refractionAxis, refractionCylinder: cylinder = 0, flatMeridian } = clinical;
  if (refractionAxis === undefined || flatMeridian === undefined) return null;
  const { axis } = toMinusCylinder({ sphere: 0, cylinder, axis: refractionAxis });
  const apart = Math.abs(axis - flatMeridian) % HALF_TURN;
  return Math.min(apart, HALF_TURN - apart);
}

/** Returns the power with a minus cylinder, rounding off the inaccuracy of doubles. */
export function withMinusCylinder(power: SpheroCylinder): SpheroCylinder {
  const { sphere, cylinder, axis } = transpose(power);
  return { sphere: difference(sphere, 0), cylinder: difference(cylinder, 0), axis };
}
