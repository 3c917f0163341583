import type { NumberParameter } from '../schemas/lens.ts';

/** Which sign of cylinder a lens is made with; null for both, and for a parameter that is no cylinder. */
function signOfCylinder({ name, unit, min, max }: NumberParameter): 1 | -1 | null {
  if (name !== 'cylinder' || unit !== 'D' || min === max) return null;
  if (max <= 0) return -1;
  return min >= 0 ? 1 : null;
}

/** A plus cylinder where minus is made, or the other way round: another notation, not a value to be moved. */
export function isOfOtherSign(value: number, parameter: NumberParameter): boolean {
  const sign = signOfCylinder(parameter);
  return sign !== null && value * sign < 0;
}
