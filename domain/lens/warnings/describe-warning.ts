import type { Locale } from '../../locale.ts';
import { fill } from '../messages.ts';
import { en, enTerms } from './messages/en.ts';
import { es, esTerms } from './messages/es.ts';
import type { Warning } from './warning.ts';

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { en, es };
const TERMS: Record<Locale, Readonly<Record<string, string>>> = { en: enTerms, es: esTerms };
const MINUS = '−';

function signed(value: number): string {
  const size = Math.abs(value).toFixed(2);
  if (Number(size) === 0) return size;
  return (value < 0 ? MINUS : '+') + size;
}

/** By how the name of a word ends: the unit that its number stands in. */
const FORMATS: readonly [ending: RegExp, format: (value: number) => string][] = [
  [/power$/i, (value) => `${signed(value)} D`],
  [/dioptres$/i, (value) => `${value.toFixed(2)} D`],
  [/mm$/i, (value) => `${value.toFixed(2)} mm`],
  [/um$/i, (value) => `${Math.round(value)} µm`],
  [/axis$/i, (value) => `${String(value).padStart(3, '0')}°`],
  [/degrees$/i, (value) => `${value}°`],
];

function show(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return TERMS[locale][value] ?? value;
  const format = FORMATS.find(([ending]) => ending.test(name))?.[1];
  return format ? format(value) : String(value);
}

/** One sentence for a fitter: what was noticed, and what may be better. The decimal point is the trade's notation. */
export function describeWarning(
  { code, words }: Pick<Warning, 'code' | 'words'>,
  locale: Locale,
): string {
  const shown = Object.entries(words).map(([name, value]) => [name, show(name, value, locale)]);
  return fill(TEXTS[locale][code] ?? code, Object.fromEntries(shown));
}
