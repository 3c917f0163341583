import type { SpheroCylinder } from './sphero-cylinder.ts';

/** Returns the sphere in D with the same mean power: S + C/2. Source: contact lens conversion note [104]. */
export function sphericalEquivalent({ sphere, cylinder }: SpheroCylinder): number {
  return sphere + cylinder / 2;
}
