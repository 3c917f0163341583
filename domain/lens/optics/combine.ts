import { fromVector, toVector } from './power-vector.ts';
import type { SpheroCylinder } from './sphero-cylinder.ts';

/** Two thin powers on top of each other, whatever their axes (crossed cylinders by power vectors). Minus cylinder. */
export function combine(one: SpheroCylinder, other: SpheroCylinder): SpheroCylinder {
  const [a, b] = [toVector(one), toVector(other)];
  return fromVector({
    mean: a.mean + b.mean,
    straight: a.straight + b.straight,
    oblique: a.oblique + b.oblique,
  });
}

/** The power that takes this one away. */
export function negative({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return { sphere: 0 - sphere, cylinder: 0 - cylinder, axis };
}
