import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import { isOfOtherSign } from './cylinder-sign.ts';
import { findParameter } from './find-parameter.ts';
import { valueOf } from './given.ts';
import { takesChange } from './offer.ts';
import type { SpheroCylinder } from './optics/sphero-cylinder.ts';
import { transpose } from './optics/transpose.ts';

/** Whether the cylinder stands in the notation that the lens is not made in. */
export function isOtherNotation(lens: LensDefinition, prescription: Prescription): boolean {
  const parameter = findParameter(lens, 'cylinder');
  const cylinder = valueOf(prescription, 'cylinder');
  if (parameter?.kind !== 'number' || typeof cylinder !== 'number') return false;
  return isOfOtherSign(cylinder, parameter);
}

/** Without the dust of doubles. */
const inThousandths = (value: number) => Math.round(value * 1000) / 1000;

/**
 * OR-13: sphere, cylinder and axis in the notation that the lens is made in, where they stand in the other one; null
 * where one of them is missing, and where the lens does not take the result with everything else as it is.
 */
export function transposition(
  lens: LensDefinition,
  prescription: Prescription,
): SpheroCylinder | null {
  if (!isOtherNotation(lens, prescription)) return null;
  const [sphere, cylinder, axis] = ['sphere', 'cylinder', 'axis'].map((name) =>
    valueOf(prescription, name),
  );
  if (typeof sphere !== 'number' || typeof cylinder !== 'number' || typeof axis !== 'number') {
    return null;
  }
  const turned = transpose({ sphere, cylinder, axis });
  const meant = { ...turned, sphere: inThousandths(turned.sphere) };
  return takesChange(lens, prescription, meant) ? meant : null;
}
