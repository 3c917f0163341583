import { MINUS_SIGNS } from '#domain/lens/model/signs.ts';
import { readPower } from '#domain/lens/typed/read-power.ts';
import type { WrittenPower } from '#domain/lens/typed/written-power.ts';

/** The power of each eye in a text; null for an eye that is not named. */
export interface WrittenPrescription {
  right: WrittenPower | null;
  left: WrittenPower | null;
  /** A power without an eye; then neither eye is named. */
  unnamed: WrittenPower | null;
}

/** The names of the eyes in both languages, longer names first. */
const EYE =
  /(?<![\p{L}\d])(?:(?<right>o\.?d\b\.?|right(?:\s+eye)?|(?:ojo\s+)?derecho|re\b|r(?=[\s:.]))|(?<left>o\.?[si]\b\.?|left(?:\s+eye)?|(?:ojo\s+)?izquierdo|le\b|l(?=[\s:.]))|(?<both>o\.?u\b\.?|both(?:\s+eyes)?|ambos(?:\s+ojos)?))\s*[:=]?\s*/giu;
const MINUS = new RegExp(`[${MINUS_SIGNS}]`, 'gu');
const PREFACE = /^(?:rx|receta|prescription)?\s*[:.]?\s*$/iu;
const ADD_AT_END = /^\s*(?:add?|adici[oó]n)\b/iu;

/** Normalizes signs, points and spaces. A comma between digits is a decimal comma. */
function plain(text: string): string {
  return text
    .replace(MINUS, '-')
    .replace(/＋/gu, '+')
    .replace(/×/gu, 'x')
    .replace(/(\d),(?=\d{1,3}(?!\d))/gu, '$1.')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
}

type Part = { eyes: ('right' | 'left')[]; text: string };

/** Returns the text after each name of an eye; null when other text than a heading comes before the first. */
function parts(text: string): Part[] | null {
  const names = [...text.matchAll(EYE)];
  const [first] = names;
  if (!first || !PREFACE.test(text.slice(0, first.index))) return null;
  return names.map((name, place) => {
    const { right, left } = name.groups ?? {};
    const eyes: Part['eyes'] = right ? ['right'] : left ? ['left'] : ['right', 'left'];
    const end = names[place + 1]?.index ?? text.length;
    return { eyes, text: text.slice(name.index + name[0].length, end) };
  });
}

/** An add that appears only once, after the second eye, applies to both. */
function sharedAdd(prescription: WrittenPrescription): WrittenPrescription {
  const { right, left } = prescription;
  if (!right || !left || right.add !== null) return prescription;
  return { ...prescription, right: { ...right, add: left.add } };
}

function readNamed(all: Part[]): WrittenPrescription | null {
  const found: WrittenPrescription = { right: null, left: null, unnamed: null };
  for (const { eyes, text } of all) {
    const isAdd = ADD_AT_END.test(text);
    const read = readPower(isAdd ? `0 ${text}` : text)?.power;
    if (!read) return null;
    for (const eye of eyes) {
      const before = found[eye];
      // An eye that is named twice is not understood, unless the second time gives its add.
      if (isAdd ? !before || before.add !== null : before) return null;
      found[eye] = isAdd && before ? { ...before, add: read.add } : read;
    }
  }
  return all.at(-1)?.eyes[0] === 'left' ? sharedAdd(found) : found;
}

/**
 * Parses a prescription such as `OD -3.00 -1.25 x 180 OS -2.75 -0.50 x 005 add +2.00`: of one eye, both, or an unnamed
 * one. Null when a part is not understood, and for a plain number.
 */
export function readPrescription(typed: string): WrittenPrescription | null {
  const text = plain(typed);
  const named = parts(text);
  if (named) return readNamed(named);
  const alone = readPower(text.replace(/^(?:rx|receta)\s*:?\s*/iu, ''));
  return alone?.isWhole ? { right: null, left: null, unnamed: alone.power } : null;
}
