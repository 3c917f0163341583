import { parseNumber } from '../format.ts';
import { isInRange, isMakeable, type Grid } from '../grid.ts';
import { parseDioptres, radiusFromDioptres } from './dioptres.ts';
import { isKeratometry, type TypedInto } from './typed-into.ts';

const PLANO = /^(?:pl|plano|plan|neutro)\.?$/iu;
const WHOLE = /^[+＋−–—﹣‐‑-]?\s*\d{2,}$/u;
/** From so many times the largest value on, a length was typed without its decimal point. */
const FAR = 2;

/** What may be typed round a number in the unit of its field. */
const AROUND: Record<Grid['unit'], readonly RegExp[]> = {
  D: [/\s*(?:d\.?[sc]?|dptr?|diopters?|dioptr[ií]as?|sph|cyl|esf|cil)\.?$/iu],
  mm: [/\s*mm\.?$/iu],
  µm: [/\s*(?:[µμu]m|microns?|micras?)\.?$/iu],
  '°': [/^(?:axis|ax|eje|[x×*@])\s*/iu, /\s*(?:°|º|deg(?:rees?)?|grados?)\.?$/iu],
  Δ: [/\s*(?:[Δ∆]|pd)\.?$/iu],
  '': [],
};

/** Thousands are set off in a depth of some thousand micrometers; everywhere else a comma is decimal. */
const THOUSANDS = /^([+＋−–—﹣‐‑-]?\s*[1-9]\d{0,2})[.,'’\s]\s*(\d{3})$/u;

function bareNumber(text: string, unit: Grid['unit']): string {
  const bare = AROUND[unit].reduce((left, around) => left.replace(around, ''), text.trim());
  return unit === 'µm' ? bare.replace(THOUSANDS, '$1$2') : bare;
}

/** The number in a text, in the unit of the field: `pl` is 0 D, `3,800` µm are 3800; null for none in that unit. */
export function readNumber(text: string, { unit }: TypedInto): number | null {
  return unit === 'D' && PLANO.test(text.trim()) ? 0 : parseNumber(bareNumber(text, unit));
}

/**
 * What a fitter means by what was typed in a field; null when it is no number in its unit. `78` mm are 7.8 mm and `-150`
 * D are -1.50 D where nothing else can be meant; what else a number may mean is offered (`other-readings.ts`), such as
 * the sign of a power.
 */
export function readTyped(text: string, into: TypedInto): number | null {
  const value = readNumber(text, into);
  if (value === null || !isWhole(text, into) || isInRange(value, into)) return value;
  if (into.unit === 'D') return isSigned(text) ? (powerWithoutPoint(text, into) ?? value) : value;
  if (into.unit !== 'mm') return value;
  const isRadius = radiusFromDioptres(parseDioptres(text, into), into) !== null;
  return isRadius ? value : (withoutPoint(value, into) ?? value);
}

/** Whether a number of two digits or more was typed without a point, which may have been left out. */
export function isWhole(text: string, { unit }: TypedInto): boolean {
  return WHOLE.test(bareNumber(text, unit));
}

const SIGNED = /^[+＋−–—﹣‐‑-]/u;

export function isSigned(text: string): boolean {
  return SIGNED.test(text.trim());
}

/** A power without its point, in D: only onto the grid. Without a sign it is plus, unless only minus is in range. */
export function powerWithoutPoint(text: string, into: TypedInto): number | null {
  const value = isWhole(text, into) ? readNumber(text, into) : null;
  if (value === null || isKeratometry(into) || isInRange(value, into)) return null;
  const meant = value / 100;
  if (isSigned(text) || isInRange(meant, into)) return isMakeable(meant, into) ? meant : null;
  return isMakeable(-meant, into) ? -meant : null;
}

/** A length without its point, in mm, when only one place for the point brings it into the range. */
export function withoutPoint(value: number, grid: Grid): number | null {
  if (value <= FAR * grid.max) return null;
  const meant = [value / 10, value / 100].filter((candidate) => isInRange(candidate, grid));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
