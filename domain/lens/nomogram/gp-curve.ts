import type { Source } from '../model/lens.ts';
import type { Label } from '../model/parameter.ts';
import { formatPlain } from '../optics/format-optics.ts';
import { toRadius } from '../optics/keratometry.ts';
import type { CurveRow, CurveTable } from './gp-tables.ts';
import { suggest, type Start, type Suggestion } from './suggestion.ts';

export interface Ks {
  flat: number;
  steep: number;
}

/** Returns both K in D, the flat one first; null unless both are known. */
export function ksOf({ clinical: { flatK, steepK } }: Start): Ks | null {
  if (flatK === undefined || steepK === undefined || Math.min(flatK, steepK) <= 0) return null;
  return { flat: Math.min(flatK, steepK), steep: Math.max(flatK, steepK) };
}

/** Returns the row for this corneal cylinder, rounded to the next figure of the tables. */
export function rowFor(
  { from, rows }: CurveTable,
  cylinder: number,
  print: number,
): CurveRow | null {
  const rounded = Math.round(cylinder / print) * print;
  return rounded < from ? null : (rows.find(({ upTo }) => rounded <= upTo) ?? null);
}

function offsetLabel(offset: number, k: Label): Label {
  const size = `${formatPlain(Math.abs(offset))} D`;
  if (offset === 0) return { en: `on ${k.en}`, es: `igual a ${k.es}` };
  return offset > 0
    ? { en: `${size} steeper than ${k.en}`, es: `${size} más cerrada que ${k.es}` }
    : { en: `${size} flatter than ${k.en}`, es: `${size} más plana que ${k.es}` };
}

/** Returns "Corneal cylinder 1.50 D: 0.25 D steeper than flat K 43.00 D". */
export function curveReason(cylinder: number, offset: number, k: number, name: Label): Label {
  const shown = `${formatPlain(k)} D`;
  const { en, es } = offsetLabel(offset, { en: `${name.en} ${shown}`, es: `${name.es} ${shown}` });
  const size = formatPlain(cylinder);
  return { en: `Corneal cylinder ${size} D: ${en}`, es: `Cilindro corneal ${size} D: ${es}` };
}

const FLAT_K = { en: 'flat K', es: 'K plana' };
const QUARTER = 0.25;

/** Suggests the base curve with this keratometer reading in D; none for a power that no surface has. */
export function suggestRadius(
  start: Start,
  name: string,
  dioptres: number,
  reason: Label,
  source: Source,
): Suggestion[] {
  return dioptres > 0 ? suggest(start, name, toRadius(dioptres), reason, source) : [];
}

/** Suggests one base curve from the flat K and the corneal cylinder. */
export function suggestCurve(start: Start, table: CurveTable): Suggestion[] {
  const ks = ksOf(start);
  if (!ks) return [];
  const cylinder = ks.steep - ks.flat;
  const row = rowFor(table, cylinder, QUARTER);
  if (!row) return [];
  const reason = curveReason(cylinder, row.flat, ks.flat, FLAT_K);
  return suggestRadius(start, 'baseCurve', ks.flat + row.flat, reason, table.source);
}
