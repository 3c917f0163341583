import { normalAxis, type SpheroCylinder } from './sphero-cylinder.ts';

/** A power as three numbers that can be added: mean power, cylinder along 180°/90°, cylinder along 45°/135°. In D. */
export interface PowerVector {
  mean: number;
  straight: number;
  oblique: number;
}

const RADIANS = Math.PI / 180;
/** A cylinder below this is only the inaccuracy of doubles. */
const NOTHING = 1e-12;

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
export function fromVector({ mean, straight, oblique }: PowerVector): SpheroCylinder {
  const half = Math.hypot(straight, oblique);
  if (half < NOTHING) return { sphere: mean, cylinder: 0, axis: 180 };
  const axis = normalAxis(Math.atan2(oblique, straight) / 2 / RADIANS);
  return { sphere: mean + half, cylinder: -2 * half, axis };
}
