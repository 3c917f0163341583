import { toDioptres, toRadius } from '../../../lens/optics/keratometry.ts';
import { readNumber } from '../../../lens/typed/read-number.ts';

/** `Dk` is 10⁻¹¹ (cm²/s)(mL O₂/(mL mmHg)); `p`, `e` and `Q` are three ways to give the shape of a conic. */
export type Unit = 'D' | 'mm' | 'µm' | '°' | 'Dk' | 'p' | 'e' | 'Q';

const MICROMETRES = 1000;

/** e is the root of 1 - p, which a steepening conic (p above 1) does not have. */
const eccentricity = (p: number): number | null => (p <= 1 ? Math.sqrt(1 - p) : null);

const TO_OTHER: Partial<Record<`${Unit} ${Unit}`, (value: number) => number | null>> = {
  'D mm': (value) => (value > 0 ? toRadius(value) : null),
  'mm D': (value) => (value > 0 ? toDioptres(value) : null),
  'mm µm': (value) => value * MICROMETRES,
  'µm mm': (value) => value / MICROMETRES,
  'p e': eccentricity,
  'e p': (value) => (value >= 0 ? 1 - value ** 2 : null),
  'p Q': (value) => value - 1,
  'Q p': (value) => value + 1,
  'e Q': (value) => (value >= 0 ? 0 - value ** 2 : null),
  'Q e': (value) => eccentricity(value + 1),
};

/** Converts a value to another unit; null when it has no counterpart there. */
export function convert(value: number, from: Unit, to: Unit): number | null {
  return from === to ? value : (TO_OTHER[`${from} ${to}`]?.(value) ?? null);
}

/** The suffix of a unit in a link. */
export const UNIT_CODES: Readonly<Record<Unit, string>> = {
  D: 'D',
  mm: 'mm',
  µm: 'um',
  '°': 'deg',
  Dk: 'Dk',
  p: 'p',
  e: 'e',
  Q: 'Q',
};

/** The decimals that a unit is usually written with. */
export const DECIMALS: Readonly<Record<Unit, number>> = {
  D: 2,
  mm: 2,
  µm: 0,
  '°': 0,
  Dk: 0,
  p: 2,
  e: 2,
  Q: 2,
};

const TYPED_AS = { D: 'D', mm: 'mm', µm: 'µm', '°': '°', Dk: '', p: '', e: '', Q: '' } as const;

/** Parses a number in a unit: decimal point or comma, any sign, with or without the unit; null for anything else. */
export function readIn(text: string, unit: Unit): number | null {
  return readNumber(text, { unit: TYPED_AS[unit] });
}

const MOST_DECIMALS = 6;

/**
 * Writes a value in another unit with the fewest decimals that convert back to the number as it was typed; null when it
 * has no counterpart there.
 */
export function writeIn(value: number, from: Unit, to: Unit): string | null {
  const other = convert(value, from, to);
  if (other === null || !Number.isFinite(other)) return null;
  for (let decimals = DECIMALS[to]; decimals < MOST_DECIMALS; decimals += 1) {
    const text = other.toFixed(decimals);
    const back = convert(Number(text), to, from);
    if (back !== null && isAlike(back, value, from)) return text;
  }
  return other.toFixed(MOST_DECIMALS);
}

/** Whether two values look the same with the decimals of the unit, or with those that the second one has. */
function isAlike(one: number, other: number, unit: Unit): boolean {
  const written = String(other).split('.')[1]?.length ?? 0;
  const decimals = Math.max(DECIMALS[unit], Math.min(written, 4));
  return Number(one.toFixed(decimals)) === Number(other.toFixed(decimals));
}
