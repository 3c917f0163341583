import { parseNumber } from '../format.ts';
import { isInRange, isMakeable, type Grid } from '../grid.ts';
import { isSigned, SIGNS } from '../signs.ts';
import { parseDioptres, radiusFromDioptres } from './dioptres.ts';
import { MOST } from './read-power.ts';
import { isKeratometry, type TypedInto } from './typed-into.ts';

const PLANO = /^(?:pl|plano|plan|neutro)\.?$/iu;
const WHOLE = new RegExp(String.raw`^[${SIGNS}]?\s*\d{2,}$`, 'u');
const THREE_DIGITS = /\d{3}/u;
/** A length this many times the largest value or more was typed without its decimal point. */
const FAR = 2;

/** Text that may surround a number in the unit of its field. */
const AROUND: Record<Grid['unit'], readonly RegExp[]> = {
  D: [/\s*(?:d\.?[sc]?|dptr?|diopters?|dioptr[ií]as?|sph|cyl|esf|cil)\.?$/iu],
  mm: [/\s*mm\.?$/iu],
  µm: [/\s*(?:[µμu]m|microns?|micras?)\.?$/iu],
  '°': [/^(?:axis|ax|eje|[x×*@])\s*/iu, /\s*(?:°|º|deg(?:rees?)?|grados?)\.?$/iu],
  Δ: [/\s*(?:[Δ∆]|pd)\.?$/iu],
  '': [],
};

/** Thousands separators are accepted only in depths of some thousand micrometers; elsewhere a comma is decimal. */
const THOUSANDS = new RegExp(String.raw`^([${SIGNS}]?\s*[1-9]\d{0,2})[.,'’\s]\s*(\d{3})$`, 'u');

function bareNumber(text: string, unit: Grid['unit']): string {
  const bare = AROUND[unit].reduce((left, around) => left.replace(around, ''), text.trim());
  return unit === 'µm' ? bare.replace(THOUSANDS, '$1$2') : bare;
}

/** Parses a number in the field's unit: `pl` is 0 D, `3,800` µm are 3800; null without a number in that unit. */
export function readNumber(text: string, { unit }: Pick<Grid, 'unit'>): number | null {
  return unit === 'D' && PLANO.test(text.trim()) ? 0 : parseNumber(bareNumber(text, unit));
}

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
