import type { Locale } from '../../locale.ts';
import { fill } from '../messages.ts';
import { en, enFuller, enTerms } from './messages/en.ts';
import { es, esFuller, esTerms } from './messages/es.ts';
import type { Warning } from './warning.ts';

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { en, es };
const FULLER: typeof TEXTS = { en: enFuller, es: esFuller };
/** With one of these words the fuller text is said. */
const MORE = ['settledUm', 'meridianAxis'];
const TERMS: Record<Locale, Readonly<Record<string, string>>> = { en: enTerms, es: esTerms };
const MINUS = '−';

/** Codes and words of an order that was sent may be any text, such as `constructor`. */
function own(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

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
  if (typeof value === 'string') return showTerms(value, locale);
  const format = FORMATS.find(([ending]) => ending.test(name))?.[1];
  return format ? format(value) : String(value);
}

/** Names of fields as a fitter reads them; several, with spaces between them, as a list. */
function showTerms(names: string, locale: Locale): string {
  const terms = TERMS[locale];
  const all = names.split(' ');
  if (all.length === 1 || !all.every((name) => own(terms, name))) return own(terms, names) ?? names;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return list.format(all.map((name) => own(terms, name) ?? name));
}

/** One sentence for a fitter: what was noticed, and what may be better. The decimal point is the trade's notation. */
export function describeWarning(
  { code, words }: Pick<Warning, 'code' | 'words'>,
  locale: Locale,
): string {
  const shown = Object.entries(words).map(([name, value]) => [name, show(name, value, locale)]);
  const fuller = MORE.some((word) => word in words) ? own(FULLER[locale], code) : undefined;
  const text = fuller ?? own(TEXTS[locale], code);
  return fill(text ?? code, Object.fromEntries(shown));
}
