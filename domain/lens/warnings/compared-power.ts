import { expectedPower, isOnTears } from '../../clinical/powers/expected-power.ts';
import { refractionAtCornea, spheroCylinder } from '../../clinical/powers/refraction-of.ts';
import { findParameter } from '../model/find-parameter.ts';
import { isAsked } from '../model/given.ts';
import { SOFT_TORIC } from '../model/soft-toric.ts';
import { sphericalEquivalent, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { numberOf } from './facts.ts';
import type { EyeLook } from './rule.ts';

export interface Pair<Power> {
  ordered: Power;
  expected: Power;
}

/** The ordered power with the expected one: one, or one along each meridian of a bitoric. In D. */
export type ComparedPower =
  | ({ kind: 'whole'; field: string } & Pair<SpheroCylinder>)
  | { kind: 'meridians'; flat: Pair<number>; steep: Pair<number> };

const asSphere = (sphere: number): SpheroCylinder => ({ sphere, cylinder: 0, axis: 180 });

/** Whether the cylinder that the lens is made for is not ordered yet. */
function lacksCylinder({ lens, prescription }: EyeLook): boolean {
  const parameter = findParameter(lens, 'cylinder');
  return parameter?.requiredWhen === 'always' && !isAsked(prescription, 'cylinder');
}

function orderedWhole(look: EyeLook): SpheroCylinder | null {
  if (lacksCylinder(look)) return null;
  const number = (name: string) => numberOf(look.prescription, name);
  return spheroCylinder(number('sphere'), number('cylinder'), number('axis'));
}

/**
 * Under a soft lens tears add no power; without a cylinder it needs the spherical equivalent. If the cylinder is
 * missing, which another warning reports, the sphere of the refraction is accepted, too.
 */
function expectedSoft(look: EyeLook, ordered: SpheroCylinder): SpheroCylinder | null {
  const refraction = refractionAtCornea(look.clinical);
  if (!refraction || isAsked(look.prescription, 'cylinder')) return refraction;
  const equivalent = sphericalEquivalent(refraction);
  const { refractionCylinder = 0 } = look.clinical;
  const isToric = Math.abs(refractionCylinder) >= SOFT_TORIC;
  const off = (sphere: number) => Math.abs(ordered.sphere - sphere);
  const isNearer = off(refraction.sphere) < off(equivalent);
  return asSphere(isToric && isNearer ? refraction.sphere : equivalent);
}

/** Null when a cylinder is ordered but the corneal meridians are unknown. */
function expectedRigid(look: EyeLook): SpheroCylinder | null {
  const expected = expectedPower(look);
  if (expected?.kind === 'toric') return expected.sum.power;
  return expected?.kind === 'sphere' ? asSphere(expected.sum.power) : null;
}

function comparedMeridians(look: EyeLook): ComparedPower | null {
  const expected = expectedPower(look);
  const flat = numberOf(look.prescription, 'sphereFlat');
  const steep = numberOf(look.prescription, 'sphereSteep');
  if (expected?.kind !== 'meridians' || flat === null || steep === null) return null;
  return {
    kind: 'meridians',
    flat: { ordered: flat, expected: expected.sums.flat.power },
    steep: { ordered: steep, expected: expected.sums.steep.power },
  };
}

/** Ortho-K is ordered by its target: the sphere of the refraction at the cornea. */
function comparedTarget({ clinical, prescription }: EyeLook): ComparedPower | null {
  const target = numberOf(prescription, 'targetSphere');
  const refraction = refractionAtCornea(clinical);
  if (target === null || !refraction) return null;
  const [ordered, expected] = [target, refraction.sphere].map(asSphere);
  return ordered && expected
    ? { kind: 'whole', field: 'values.targetSphere', ordered, expected }
    : null;
}

/**
 * Compares the power of an order with the one that follows from refraction and back surface, by the formulas of the
 * suggestions; null where none follows. A diagnostic lens has the power of its set.
 */
export function comparedPower(look: EyeLook): ComparedPower | null {
  const { lens, order } = look;
  if (order.type === 'diagnostic') return null;
  if (lens.design === 'bitoric') return comparedMeridians(look);
  if (lens.family === 'orthoK') return comparedTarget(look);
  const isSoft = lens.family === 'customSoft';
  if (!isSoft && !isOnTears(lens)) return null;
  const ordered = orderedWhole(look);
  if (!ordered) return null;
  const expected = isSoft ? expectedSoft(look, ordered) : expectedRigid(look);
  return expected && { kind: 'whole', field: 'values.sphere', ordered, expected };
}
