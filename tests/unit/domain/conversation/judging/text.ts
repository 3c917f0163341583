import type { Figure } from '../questions/question.ts';

/** A number in a text. */
export interface Found {
  /** As it stands there. */
  shown: string;
  value: number;
  decimals: number;
  unit: Figure['unit'];
  at: number;
}

/** Reads each text once: those of the core are in the evidence of nearly every answer. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

/** Lower case without accents, with one kind of minus, decimal points, and axes apart from their x. */
export const plain = once((text) =>
  text
    .replaceAll(/10⁻[⁰¹²³⁴-⁹]+|10\^[-−]\d+/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('μ', 'µ')
    .replaceAll('’', "'")
    .replaceAll(/[−–‐‑—]/g, '-')
    .replaceAll(/(\d)[.,\s](\d{3})(?=\s*(?:µm|um|micr))/g, '$1$2')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(?<![\d.,]),(?=\d)/g, '.')
    .replaceAll(/(?<![a-z])[x×@]\s*(?=\d)/g, ' x '),
);

const UNITS: readonly [unit: NonNullable<Figure['unit']>, written: RegExp][] = [
  ['µm', /^\s*(?:µm|um|micron(?:e?s)?|micras?|micrometros?)(?![a-z])/],
  ['mm', /^\s*(?:mm|milimetros?|millimet(?:er|re)s?)(?![a-z])/],
  ['D', /^\s*(?:d|diopters?|dioptres?|dioptrias?|dpt)(?![a-z])/],
  ['°', /^\s*(?:°|º|degrees?|deg|grados?)(?![a-z])/],
  ['%', /^\s*(?:%|percent|per cent|por ciento)/],
  ['min', /^\s*(?:min|minutes?|minutos?|mins)(?![a-z])/],
  ['h', /^\s*(?:h|hrs?|hours?|horas?)(?![a-z])/],
];

const NUMBER = /(?<![a-z0-9.])(?:(?<![a-z0-9.°)])[+-])?(?:\d+(?:\.\d+)?|\.\d+)/g;

/** Every number of a text with the unit behind it. Digits in a name, such as XO2, are none. */
export const numbersIn = once((text): Found[] => {
  const read = plain(text);
  return [...read.matchAll(NUMBER)].flatMap(({ 0: shown, index }): Found[] => {
    const rest = read.slice(index + shown.length);
    const unit = UNITS.find(([, written]) => written.test(rest))?.[0] ?? null;
    if (unit === null && /^[a-wyz]/.test(rest)) return [];
    const decimals = shown.split('.')[1]?.length ?? 0;
    return [
      { shown: unit ? `${shown} ${unit}` : shown, value: Number(shown), decimals, unit, at: index },
    ];
  });
});

/** Whether the words stand in the text, from the beginning of a word. */
export function says(text: string, words: string): boolean {
  const sought = plain(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![a-z0-9])${sought}`).test(plain(text));
}
