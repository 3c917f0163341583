import { normalAxis, type SpheroCylinder } from './sphero-cylinder.ts';

/** Returns the power with the other cylinder sign: S + C, -C, the axis + 90°. Source: EyeDock calculator [63]. */
export function transpose({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return { sphere: sphere + cylinder, cylinder: 0 - cylinder, axis: normalAxis(axis + 90) };
}

/** Returns the power with a cylinder of 0 or less, as lenses are ordered. */
export function toMinusCylinder(power: SpheroCylinder): SpheroCylinder {
  return power.cylinder > 0 ? transpose(power) : { ...power, axis: normalAxis(power.axis) };
}
