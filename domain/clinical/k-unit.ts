import { parseNumber } from '../lens/format.ts';
import { toDioptres, toRadius } from '../lens/optics/keratometry.ts';

export const K_UNITS = ['D', 'mm'] as const;
/** What K readings are typed in. */
export type KUnit = (typeof K_UNITS)[number];

export const K_FIELDS = ['flatK', 'steepK'] as const;

/** The unit that stands with the texts of an eye under `kUnit`; D when nothing does. */
export function kUnitOf(texts: Readonly<Record<string, string>>): KUnit {
  return texts['kUnit'] === 'mm' ? 'mm' : 'D';
}

/** Hundredths, finer than anybody reads K: what was typed in mm comes back as it was. */
const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** A radius in mm as D in hundredths; null when it is none. */
export function kFromRadius(radius: number): number | null {
  return radius > 0 ? toHundredths(toDioptres(radius)) : null;
}

/** The texts of an eye with both K written in the other unit; what is no number stays as it is. */
export function withKUnit(
  texts: Readonly<Record<string, string>>,
  unit: KUnit,
): Record<string, string> {
  if (kUnitOf(texts) === unit) return { ...texts, kUnit: unit };
  const converted = K_FIELDS.flatMap((name): [string, string][] => {
    const value = parseNumber(texts[name] ?? '');
    if (value === null || value <= 0) return [];
    return [[name, (unit === 'mm' ? toRadius(value) : toDioptres(value)).toFixed(2)]];
  });
  return { ...texts, ...Object.fromEntries(converted), kUnit: unit };
}
