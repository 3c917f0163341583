import { takesChange } from '#domain/lens/engine/offer.ts';
import { isOfOtherSign } from '#domain/lens/model/cylinder-sign.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { valueOf } from '#domain/lens/model/given.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { transpose, type SpheroCylinder } from '#domain/lens/optics/sphero-cylinder.ts';

/** Whether the cylinder has the notation that the lens is not made in. */
export function isOtherNotation(lens: LensDefinition, prescription: Prescription): boolean {
  const parameter = findParameter(lens, 'cylinder');
  const cylinder = valueOf(prescription, 'cylinder');
  if (parameter?.kind !== 'number' || typeof cylinder !== 'number') return false;
  return isOfOtherSign(cylinder, parameter);
}

/** Rounds off the inaccuracy of doubles. */
const inThousandths = (value: number) => Math.round(value * 1000) / 1000;

/**
 * OR-13: converts sphere, cylinder and axis to the notation that the lens is made in; null when they have it already,
 * when one of them is missing, or when the lens does not accept the result with everything else unchanged.
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
