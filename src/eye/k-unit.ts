import { toDioptres, toRadius } from '#domain/lens/optics/keratometry.ts';
import { readNumber } from '#domain/lens/typed/read-number.ts';

export const K_UNITS = ['D', 'mm'] as const;
/** The unit that K readings are typed in. */
export type KUnit = (typeof K_UNITS)[number];

export const K_FIELDS = ['flatK', 'steepK'] as const;
type KField = (typeof K_FIELDS)[number];
type Texts = Readonly<Record<string, string>>;

/** The keys that keep K as it was typed while the field shows the other unit. */
const TYPED = { flatK: 'flatKTyped', steepK: 'steepKTyped' } as const;
const NOTES: ReadonlySet<string> = new Set(['kUnit', ...Object.values(TYPED)]);

/** Whether an entry of an eye's texts only describes how K is written. */
export function isKNote(name: string): boolean {
  return NOTES.has(name);
}

/** Returns the unit in the texts' `kUnit`; D by default. */
export function kUnitOf(texts: Texts): KUnit {
  return texts['kUnit'] === 'mm' ? 'mm' : 'D';
}

/** Rounds to hundredths, finer than K is read, so that a value typed in mm converts back unchanged. */
const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** Converts a radius in mm to D in hundredths; null for an invalid radius. */
export function kFromRadius(radius: number): number | null {
  return radius > 0 ? toHundredths(toDioptres(radius)) : null;
}

/** Converts a K that was typed in the other unit to the given one; null for an invalid K. */
function writtenIn(unit: KUnit, typed: string): string | null {
  const value = readNumber(typed, { unit: unit === 'mm' ? 'D' : 'mm' });
  if (value === null || value <= 0) return null;
  return (unit === 'mm' ? toRadius(value) : toDioptres(value)).toFixed(2);
}

/** Returns K as it was typed in the other unit, as long as the field still contains its conversion; else null. */
export function typedK(name: KField, texts: Texts): string | null {
  const typed = texts[TYPED[name]] ?? '';
  const isUnchanged = typed !== '' && writtenIn(kUnitOf(texts), typed) === texts[name]?.trim();
  return isUnchanged ? typed : null;
}

/**
 * Returns the texts of an eye with both K in the other unit. A value that was typed in that unit is restored as typed;
 * a text that is no number stays unchanged.
 */
export function withKUnit(texts: Texts, unit: KUnit): Record<string, string> {
  if (kUnitOf(texts) === unit) return { ...texts, kUnit: unit };
  const converted = K_FIELDS.flatMap((name): [string, string][] => {
    const text = texts[name] ?? '';
    const back = typedK(name, texts);
    const written = back ?? writtenIn(unit, text);
    return written === null
      ? []
      : [
          [name, written],
          [TYPED[name], back === null ? text : ''],
        ];
  });
  return { ...texts, ...Object.fromEntries(converted), kUnit: unit };
}
