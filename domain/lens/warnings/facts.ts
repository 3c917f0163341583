import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { isGiven, valueOf } from '../model/given.ts';
import type { Prescription } from '../model/lens.ts';

const PRECISION = 1e6;

/** The parameter's number, or null when it has none. */
export function numberOf(prescription: Prescription, name: string): number | null {
  const value = valueOf(prescription, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function isBlank(value: unknown): boolean {
  return !isGiven(value) || (typeof value === 'string' && value.trim() === '');
}

/** Returns a − b without the inaccuracy of binary fractions: 0.3 − 0.1 is 0.2. */
export function difference(a: number, b: number): number {
  return Math.round((a - b) * PRECISION) / PRECISION;
}

/** Returns how much steeper the steep meridian is, in D; null unless both K are known. */
export function cornealCylinder({ flatK, steepK }: EyeClinical): number | null {
  if (flatK === undefined || steepK === undefined) return null;
  return Math.abs(difference(steepK, flatK));
}

/** Returns the flat K in D, even when the two were typed in reverse. */
export function flattestK({ flatK, steepK }: EyeClinical): number | null {
  if (flatK === undefined) return null;
  return Math.min(flatK, steepK ?? flatK);
}

/** Returns the base curve in mm, the flat one of two. */
export function baseCurveOf(prescription: Prescription): number | null {
  return numberOf(prescription, 'baseCurve') ?? numberOf(prescription, 'baseCurveFlat');
}
