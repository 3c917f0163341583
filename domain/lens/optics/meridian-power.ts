import type { SpheroCylinder } from './sphero-cylinder.ts';

const RADIANS = Math.PI / 180;

/** The power in D along one meridian (degrees): S + C sin² of the angle between it and the axis. */
export function meridianPower(
  { sphere, cylinder, axis }: SpheroCylinder,
  meridian: number,
): number {
  return sphere + cylinder * Math.sin((meridian - axis) * RADIANS) ** 2;
}

/** The strongest power in D, with its sign taken off, in any meridian. */
export function strongestPower({ sphere, cylinder }: SpheroCylinder): number {
  return Math.max(Math.abs(sphere), Math.abs(sphere + cylinder));
}
