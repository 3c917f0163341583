import { combine } from './crossed-cylinders.ts';
import {
  sphericalEquivalent,
  strongestPower,
  toMinusCylinder,
  type SpheroCylinder,
} from './sphero-cylinder.ts';
import { toCornea } from './vertex.ts';

/**
 * In D, along any meridian: from here on makers take an over-refraction to the cornea (source `europa`). A convention: some
 * say 4.25.
 */
const OVER_MOVED_FROM = 4;
/** In D: from this cylinder on, it is corrected as a cylinder; below, by the spherical equivalent (source `gpFaq`). */
export const CYLINDER_CORRECTED_FROM = 0.75;

const MM_PER_METRE = 1_000;
const DUST = 1e-9;

/** Whether the power focuses behind the cornea, as every measured one does. */
function canBeMoved({ sphere, cylinder }: SpheroCylinder, distance: number): boolean {
  return Math.max(sphere, sphere + cylinder) * distance < MM_PER_METRE;
}

/** Whether an over-refraction counts otherwise at the cornea, judged by the figures as they are printed. */
export function isOverMoved(over: SpheroCylinder): boolean {
  return Number(strongestPower(over).toFixed(2)) >= OVER_MOVED_FROM;
}

/** Returns an over-refraction, measured at `distance` mm, as it counts at the cornea, with a minus cylinder; or null. */
export function overAtCornea(over: SpheroCylinder, distance: number): SpheroCylinder | null {
  if (!isOverMoved(over)) return toMinusCylinder(over);
  return canBeMoved(over, distance) ? toMinusCylinder(toCornea(over, distance)) : null;
}

/** Whether the cylinder of an over-refraction is strong enough to be corrected as one. */
export function isCylinderCorrected({ cylinder }: SpheroCylinder): boolean {
  return Math.abs(cylinder) >= CYLINDER_CORRECTED_FROM - DUST;
}

/** Returns the sphere in D of a lens without a cylinder, after an over-refraction at the cornea. */
export function sphereWithOver(sphere: number, over: SpheroCylinder): number {
  return sphere + sphericalEquivalent(over);
}

/** Returns the lens power that corrects what the lens leaves: as crossed cylinders, or as a sphere. */
export function powerWithOver(
  worn: SpheroCylinder,
  over: SpheroCylinder,
  takesCylinder: boolean,
): SpheroCylinder {
  const isToric = worn.cylinder !== 0 || (takesCylinder && isCylinderCorrected(over));
  return isToric
    ? combine(worn, over)
    : { sphere: sphereWithOver(worn.sphere, over), cylinder: 0, axis: 180 };
}
