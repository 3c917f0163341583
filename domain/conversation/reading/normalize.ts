import { MINUS_SIGNS } from '../../lens/signs.ts';

const MINUS = new RegExp(`[${MINUS_SIGNS}]`, 'gu');
const MARKS = /\p{Mn}/gu;

/** Short forms that are only meant in capitals: `or`, `re` and `le` are words, too. */
const CAPITALS: readonly [RegExp, string][] = [
  [/\bS?OR\b(?=\s*[:=]?\s*(?:[+\-−–]?\s?\d|pl))/gu, 'over-refraction'],
  [/\bRE\b/gu, 'right eye'],
  [/\bLE\b/gu, 'left eye'],
];

const SIGNS: readonly [RegExp, string][] = [
  [MINUS, '-'],
  [/＋/gu, '+'],
  [/[×✕]/gu, 'x'],
  [/[º˚]/gu, '°'],
  [/[’‘`´]/gu, "'"],
  [/[«»“”¿¡]/gu, ' '],
  [/[µμ]m\b/gu, 'um'],
  [/[→⇒]/gu, ' to '],
  [/[\s\u00a0\u202f]+/gu, ' '],
  // Thousands of micrometers; any other comma between digits is a decimal comma.
  [/(?<![\d.])(\d),(\d{3})(?=\s*(?:um|micr))/gu, '$1$2'],
  [/(?<![\d.])(\d+),(\d{1,3})(?![\d]|\.\d)/gu, '$1.$2'],
];

/** Hides decimal points, so that a point ends a sentence. */
export function withoutPoints(text: string): string {
  return text.replace(/(?<=\d)\.(?=\d)/gu, '·');
}

/**
 * Writes a message so that both languages and all ways of typing read alike: small letters without accents, plain signs,
 * decimal points, one space.
 */
export function normalize(text: string): string {
  const spelled = CAPITALS.reduce((one, [pattern, by]) => one.replace(pattern, by), text);
  const plain = spelled.normalize('NFD').replace(MARKS, '').toLowerCase();
  return SIGNS.reduce((one, [pattern, by]) => one.replace(pattern, by), plain).trim();
}
