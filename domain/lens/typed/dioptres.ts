import { K_LIMITS } from '../../clinical/fields/clinical.ts';
import { isInRange, nearestMakeable } from '../model/grid.ts';
import { toDioptres, toRadius } from '../optics/keratometry.ts';
import { parseNumber } from './parse-number.ts';
import { isCornea, isRadius, type TypedInto } from './typed-into.ts';

const DIOPTRES = /\s*(?:dptr?|diopters?|dioptr[ií]as?|d)\.?$/iu;

/**
 * Parses diopters that were typed in a radius field: with their unit, or as a plausible K that is no radius of the
 * lens; null for anything else.
 */
export function parseDioptres(text: string, into: TypedInto): number | null {
  if (!isRadius(into)) return null;
  const value = parseNumber(text.trim().replace(DIOPTRES, ''));
  if (value === null || value < K_LIMITS.min || value > K_LIMITS.max) return null;
  return DIOPTRES.test(text.trim()) || !isInRange(value, into) ? value : null;
}

/** Tolerance between doubles of the same decimal. */
const DUST = 1e-9;

/** Rounds a radius to the fewest decimals that give the same hundredths of a diopter back. */
function asMeasured(radius: number, dioptres: number): number {
  const written = [2, 3, 4].map((decimals) => Number(radius.toFixed(decimals)));
  return written.find((one) => toDioptres(one).toFixed(2) === dioptres.toFixed(2)) ?? radius;
}

/**
 * Converts diopters to a radius in mm: of a lens, on its step; of the cornea, so that the diopters can be restored.
 * Null outside the range.
 */
export function radiusFromDioptres(dioptres: number | null, into: TypedInto): number | null {
  if (dioptres === null) return null;
  const radius = toRadius(dioptres);
  if (isCornea(into)) return isInRange(radius, into) ? asMeasured(radius, dioptres) : null;
  const nearest = nearestMakeable(radius, into);
  return Math.abs(nearest - radius) <= into.step / 2 + DUST ? nearest : null;
}
