import type { NumberParameter } from './lens.ts';

/** Returns the only cylinder sign of a lens; null for both signs, and for a parameter that is no cylinder. */
function signOfCylinder({ name, unit, min, max }: NumberParameter): 1 | -1 | null {
  if (name !== 'cylinder' || unit !== 'D' || min === max) return null;
  if (max <= 0) return -1;
  return min >= 0 ? 1 : null;
}

/** Whether the cylinder has the sign that is not made: another notation, so no nearest value is suggested. */
export function isOfOtherSign(value: number, parameter: NumberParameter): boolean {
  const sign = signOfCylinder(parameter);
  return sign !== null && value * sign < 0;
}
