import { fromVector, toVector } from './power-vector.ts';
import type { SpheroCylinder } from './sphero-cylinder.ts';

/** Combines two thin powers with any axes (crossed cylinders by power vectors). Minus cylinder. */
export function combine(one: SpheroCylinder, other: SpheroCylinder): SpheroCylinder {
  const [a, b] = [toVector(one), toVector(other)];
  return fromVector({
    mean: a.mean + b.mean,
    straight: a.straight + b.straight,
    oblique: a.oblique + b.oblique,
  });
}

/** Returns the power that neutralizes this one. */
export function negative({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return { sphere: 0 - sphere, cylinder: 0 - cylinder, axis };
}
