import { parseNumber } from '#domain/lens/format.ts';
import { isInRange, isMakeable } from '#domain/lens/grid.ts';
import type { Grid } from '#domain/lens/grid.ts';

const PLANO = /^(?:pl|plano|plan|neutro)\.?$/iu;
const WHOLE = /^[+＋−–—﹣-]?\s*\d{2,}$/u;
const SIGNED = /^[+＋−–—﹣-]/u;
/** From so many times the largest value on, a length was typed without its decimal point. */
const FAR = 2;

/**
 * What a fitter means by what was typed, in the unit of the field; null when it is no number. `275` are 2.75 D and `78`
 * are 7.8 mm, but only where the number as it stands could not be made anyhow; `pl` is 0 D. A typed sign is kept.
 */
export function readTyped(text: string, grid: Grid): number | null {
  const trimmed = text.trim();
  if (grid.unit === 'D' && PLANO.test(trimmed)) return 0;
  const value = parseNumber(trimmed);
  if (value === null || !WHOLE.test(trimmed) || isInRange(value, grid)) return value;
  if (grid.unit === 'D') return hundredths(value, SIGNED.test(trimmed), grid) ?? value;
  if (grid.unit === 'mm') return withoutPoint(value, grid) ?? value;
  return value;
}

/** Dioptres without their point: only onto the grid. Without a sign they are plus, unless only minus is in range. */
function hundredths(value: number, isSigned: boolean, grid: Grid): number | null {
  const meant = value / 100;
  if (isSigned || isInRange(meant, grid)) return isMakeable(meant, grid) ? meant : null;
  return isMakeable(-meant, grid) ? -meant : null;
}

/** A length without its point, when only one place for the point brings it into the range. */
function withoutPoint(value: number, grid: Grid): number | null {
  if (value <= FAR * grid.max) return null;
  const meant = [value / 10, value / 100].filter((candidate) => isInRange(candidate, grid));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
