import type { SpheroCylinder } from './sphero-cylinder.ts';

const RADIANS = Math.PI / 180;

/** Returns the power in D along one meridian (degrees): S + C sin² of its angle to the axis. */
export function meridianPower(
  { sphere, cylinder, axis }: SpheroCylinder,
  meridian: number,
): number {
  return sphere + cylinder * Math.sin((meridian - axis) * RADIANS) ** 2;
}

/** Returns the strongest power in D of any meridian, without its sign. */
export function strongestPower({ sphere, cylinder }: SpheroCylinder): number {
  return Math.max(Math.abs(sphere), Math.abs(sphere + cylinder));
}
