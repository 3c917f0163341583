import type { KUnit } from '../../../eye/k-unit.ts';

/** Both K as they were written, the flat one first. */
export interface WrittenK {
  flatK: string;
  steepK: string;
  /** In degrees, 1 to 180; null when no meridian was written. */
  flatMeridian: number | null;
  unit: KUnit;
}

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,3})?`;
const MERIDIAN = String.raw`(?:\s*[@x×]\s*(\d{1,3})\s*°?)?`;
const UNIT = String.raw`\s*(?:D|mm)?`;
const READING = new RegExp(
  `^(?:K\\S{0,3}\\s+)?(${NUMBER})${UNIT}${MERIDIAN}\\s*(?:[/;,]|\\s)\\s*(${NUMBER})${UNIT}${MERIDIAN}$`,
  'iu',
);
/** No radius of a cornea is as long, no power as low. */
const BETWEEN = 15;
const HALF_TURN = 180;

const valueOf = (text: string) => Number(text.replace(',', '.'));

function meridianOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const degrees = Number(text);
  return degrees > HALF_TURN ? null : degrees || HALF_TURN;
}

const across = (degrees: number) => (degrees > HALF_TURN / 2 ? degrees - 90 : degrees + 90);

/**
 * Reads both K at once, in D or mm: `43.50/44.75 @ 90`, `43.50 @ 180 / 44.75 @ 90`, `7.80/7.65`. The meridian belongs to
 * the reading before it. Null for any other text.
 */
export function readBothK(text: string): WrittenK | null {
  const found = READING.exec(text.trim());
  if (!found) return null;
  const [, one = '', oneAt, other = '', otherAt] = found;
  const [a, b] = [valueOf(one), valueOf(other)];
  const isMm = a < BETWEEN;
  if (isMm !== b < BETWEEN) return null;
  // The longer radius is the flatter one, and so is the lower power.
  const isInOrder = isMm ? a >= b : a <= b;
  const [flat, steep] = isInOrder ? [oneAt, otherAt] : [otherAt, oneAt];
  const [flatAt, steepAt] = [meridianOf(flat), meridianOf(steep)];
  return {
    flatK: isInOrder ? one : other,
    steepK: isInOrder ? other : one,
    flatMeridian: flatAt ?? (steepAt === null ? null : across(steepAt)),
    unit: isMm ? 'mm' : 'D',
  };
}
