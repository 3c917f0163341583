import type { Locale } from '#domain/basics/locale.ts';
import { termOf } from '#domain/consultant/guide/words.ts';

/** A part of a text, and whether it is a word that was looked for. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

const WORDS_AND_REST = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;

/** Returns the text in parts, with the words marked that have one of the terms (`termOf`). Nothing is changed or left out. */
export function markWords(text: string, terms: readonly string[], locale: Locale): MarkedPart[] {
  const wanted = new Set(terms);
  const parts: MarkedPart[] = [];
  for (const piece of text.match(WORDS_AND_REST) ?? []) {
    const term = termOf(piece, locale);
    const isMarked = term !== null && wanted.has(term);
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked && !isMarked) last.text += piece;
    else parts.push({ text: piece, isMarked });
  }
  return parts;
}

const LONGEST = 200;
const SENTENCE_END = /[.:;]\s/g;

/** Returns the place in the text where the sentence of the first marked word begins; 0 without one. */
function startOfFirst(parts: readonly MarkedPart[], text: string): number {
  const first = parts.findIndex(({ isMarked }) => isMarked);
  if (first < 1) return 0;
  const place = parts.slice(0, first).reduce((sum, part) => sum + part.text.length, 0);
  const ends = [...text.slice(0, place).matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Returns the part of a text that shows best what was found: from its sentence on, at most 200 characters. */
export function excerpt(text: string, terms: readonly string[], locale: Locale): MarkedPart[] {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const start = startOfFirst(markWords(flat, terms, locale), flat);
  const rest = flat.slice(start);
  const end = rest.length <= LONGEST ? rest.length : rest.lastIndexOf(' ', LONGEST);
  const shown = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  return markWords(shown, terms, locale);
}
