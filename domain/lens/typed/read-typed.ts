import { isInRange, isMakeable, type Grid } from '../model/grid.ts';
import { isSigned, SIGNS } from '../model/signs.ts';
import { parseDioptres, radiusFromDioptres } from './dioptres.ts';
import { bareNumber, readNumber } from './read-number.ts';
import { MOST } from './read-power.ts';
import { isKeratometry, type TypedInto } from './typed-into.ts';

const WHOLE = new RegExp(String.raw`^[${SIGNS}]?\s*\d{2,}$`, 'u');
const THREE_DIGITS = /\d{3}/u;
/** A length this many times the largest value or more was typed without its decimal point. */
const FAR = 2;

/**
 * Returns the value that a fitter means by a typed text; null when it is no number in the field's unit. `78` mm are 7.8
 * mm and `-150` D are -1.50 D where no other meaning is possible. Other meanings are offered (`other-readings.ts`),
 * such as the sign of a power, or -0.25 D for `-25`.
 */
export function readTyped(text: string, into: TypedInto): number | null {
  const value = readNumber(text, into);
  if (value === null || !isWhole(text, into) || isInRange(value, into)) return value;
  if (into.unit === 'D') return surePower(text, into) ?? value;
  if (into.unit !== 'mm') return value;
  const isRadius = radiusFromDioptres(parseDioptres(text, into), into) !== null;
  return isRadius ? value : (withoutPoint(value, into) ?? value);
}

/** Whether a number with two or more digits was typed without a point, which may have been omitted. */
export function isWhole(text: string, { unit }: TypedInto): boolean {
  return WHOLE.test(bareNumber(text, unit));
}

/** Returns a power without its point, in D, on the grid. Without a sign it is plus, unless only minus is in range. */
export function powerWithoutPoint(text: string, into: TypedInto): number | null {
  const value = isWhole(text, into) ? readNumber(text, into) : null;
  if (value === null || isKeratometry(into) || isInRange(value, into)) return null;
  const meant = value / 100;
  if (isSigned(text) || isInRange(meant, into)) return isMakeable(meant, into) ? meant : null;
  return isMakeable(-meant, into) ? -meant : null;
}

/**
 * Returns it only where no other meaning is possible: with a sign, and with three digits or above any eye's power. Two
 * digits may be whole diopters, which an eye without its lens needs.
 */
export function surePower(text: string, into: TypedInto): number | null {
  const size = Math.abs(readNumber(text, into) ?? 0);
  const isSure = isSigned(text) && (THREE_DIGITS.test(text) || size > MOST.sphere);
  return isSure ? powerWithoutPoint(text, into) : null;
}

/** Returns a length without its point, in mm, if only one position of the point brings it into the range. */
export function withoutPoint(value: number, grid: Grid): number | null {
  if (value <= FAR * grid.max) return null;
  const meant = [value / 10, value / 100].filter((candidate) => isInRange(candidate, grid));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
