import { normalAxis, type SpheroCylinder } from './sphero-cylinder.ts';

/** A power as three numbers that can be added: mean power, cylinder along 180°/90°, cylinder along 45°/135°. In D. */
interface PowerVector {
  mean: number;
  straight: number;
  oblique: number;
}

const RADIANS = Math.PI / 180;

/** A cylinder below this is only the inaccuracy of doubles. */
const NOTHING = 1e-12;

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

/** M = S + C/2, J0 = -C/2 cos 2α, J45 = -C/2 sin 2α. Source: Thibos, Wheeler and Horner, Optom Vis Sci 1997. */
export function toVector({ sphere, cylinder, axis }: SpheroCylinder): PowerVector {
  const doubled = 2 * axis * RADIANS;
  return {
    mean: sphere + cylinder / 2,
    straight: (-cylinder / 2) * Math.cos(doubled),
    oblique: (-cylinder / 2) * Math.sin(doubled),
  };
}

/** Converts back to sphere, minus cylinder and axis; without a cylinder the axis is 180°. */
function fromVector({ mean, straight, oblique }: PowerVector): SpheroCylinder {
  const half = Math.hypot(straight, oblique);
  if (half < NOTHING) return { sphere: mean, cylinder: 0, axis: 180 };
  const axis = normalAxis(Math.atan2(oblique, straight) / 2 / RADIANS);
  return { sphere: mean + half, cylinder: -2 * half, axis };
}

/**
 * Returns the cylinder in D that stays uncorrected when a cylinder is this many degrees off its axis: 2 C sin θ.
 * Without sign. Follows from adding crossed cylinders.
 */
export function rotatedCylinderError(cylinder: number, degrees: number): number {
  return Math.abs(2 * cylinder * Math.sin((degrees * Math.PI) / 180));
}
