import { toDioptres, toRadius } from '../lens/optics/keratometry.ts';
import { readNumber } from '../lens/typed/read-typed.ts';

export const K_UNITS = ['D', 'mm'] as const;
/** What K readings are typed in. */
export type KUnit = (typeof K_UNITS)[number];

export const K_FIELDS = ['flatK', 'steepK'] as const;
type KField = (typeof K_FIELDS)[number];
type Texts = Readonly<Record<string, string>>;

/** Under which the texts of an eye keep K as it was typed, while it stands in the other unit. */
const TYPED = { flatK: 'flatKTyped', steepK: 'steepKTyped' } as const;
const NOTES: ReadonlySet<string> = new Set(['kUnit', ...Object.values(TYPED)]);

/** Whether an entry among the texts of an eye says how K is written, and nothing of the eye. */
export function isKNote(name: string): boolean {
  return NOTES.has(name);
}

/** The unit that stands with the texts of an eye under `kUnit`; D when nothing does. */
export function kUnitOf(texts: Texts): KUnit {
  return texts['kUnit'] === 'mm' ? 'mm' : 'D';
}

/** Hundredths, finer than anybody reads K: what was typed in mm comes back as it was. */
const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** A radius in mm as D in hundredths; null when it is none. */
export function kFromRadius(radius: number): number | null {
  return radius > 0 ? toHundredths(toDioptres(radius)) : null;
}

/** The text, typed in the other unit, of a K in the given one; null for what is no K. */
function writtenIn(unit: KUnit, typed: string): string | null {
  const value = readNumber(typed, { unit: unit === 'mm' ? 'D' : 'mm' });
  if (value === null || value <= 0) return null;
  return (unit === 'mm' ? toRadius(value) : toDioptres(value)).toFixed(2);
}

/** K as it was typed in the other unit, while what was made of it stands in the field unchanged; else null. */
export function typedK(name: KField, texts: Texts): string | null {
  const typed = texts[TYPED[name]] ?? '';
  const isUnchanged = typed !== '' && writtenIn(kUnitOf(texts), typed) === texts[name]?.trim();
  return isUnchanged ? typed : null;
}

/**
 * The texts of an eye with both K written in the other unit; what was typed in that unit comes back as it was typed,
 * and what is no number stays as it is.
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
