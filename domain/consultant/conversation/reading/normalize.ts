import { MINUS_SIGNS } from '../../../lens/model/signs.ts';

const MINUS = new RegExp(`[${MINUS_SIGNS}]`, 'gu');
const MARKS = /\p{Mn}/gu;

/** Short forms that are only meant in capitals: `or`, `re` and `le` are words, too. */
const CAPITALS: readonly [RegExp, string][] = [
  [
    /\b(?:S?OR|SRX?|SRx|ORx)\b(?=\s*[:=]?\s*(?:(?:is|of|de|es)\s+)?(?:[+\-−–]?\s?\d|pl|neutro))/gu,
    'over-refraction',
  ],
  [/\b(?:SOR|SRx)\b/gu, 'over-refraction'],
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
  [/[→⇒]|[-=]+>|>>/gu, ' to '],
  [/[\s\u00a0\u202f]+/gu, ' '],
  // Thousands of micrometers; any other comma between digits is a decimal comma.
  [/(?<![\d.])(\d),(\d{3})(?=\s*(?:um|micr))/gu, '$1$2'],
  [/(?<![\d.])(\d+),(\d{1,3})(?![\d]|\.\d)/gu, '$1.$2'],
  [/(?<![\d.,])[,](?=\d)/gu, '.'],
  // Signs in words: `minus 7.50`, `1.25 neg`.
  [/\b(?:minus|menos|negative|negativo|neg)\.? (?=\d)/gu, '-'],
  [/\b(?:plus|positive|positivo|pos)\.? (?=\d)/gu, '+'],
  [/(?<![\d.+-])(\d+(?:\.\d+)?) (?:neg|negative|negativo)\b\.?(?! cyl| cil)/gu, '-$1'],
];

/** Hours and minutes are often stated in words. */
const COUNTS: readonly [RegExp, string][] = (
  [
    ['two', 'dos', 2],
    ['three', 'tres', 3],
    ['four', 'cuatro', 4],
    ['five', 'cinco', 5],
    ['six', 'seis', 6],
    ['seven', 'siete', 7],
    ['eight', 'ocho', 8],
    ['nine', 'nueve', 9],
    ['ten', 'diez', 10],
    ['twelve', 'doce', 12],
    ['fifteen', 'quince', 15],
    ['twenty', 'veinte', 20],
    ['thirty', 'treinta', 30],
  ] as const
).map(([en, es, count]) => [
  new RegExp(
    String.raw`\b(?:${en}|${es})(?= (?:h|hours?|hrs?|horas?|min|minutes?|minutos?|degrees?|grados?)\b)`,
    'gu',
  ),
  String(count),
]);

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
  return [...SIGNS, ...COUNTS]
    .reduce((one, [pattern, by]) => one.replace(pattern, by), plain)
    .trim();
}

/** More names than a catalog has. */
const MAX_KNOWN = 5_000;
const known = new Map<string, string>();

/** As `normalize`. The names of the catalog are compared with each message, so what they read as is kept. */
export function normalizeName(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size === MAX_KNOWN) known.clear();
  const normal = normalize(name);
  known.set(name, normal);
  return normal;
}
