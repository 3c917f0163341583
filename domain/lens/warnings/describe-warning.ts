import type { Locale } from '../../locale.ts';
import { fill } from '../messages.ts';
import { en, enFuller, enTerms } from './messages/en.ts';
import { es, esFuller, esTerms } from './messages/es.ts';
import type { Warning } from './warning.ts';

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { en, es };
const FULLER: typeof TEXTS = { en: enFuller, es: esFuller };
/** With one of these values the fuller text is used. */
const MORE = ['settledUm', 'meridianAxis'];
const TERMS: Record<Locale, Readonly<Record<string, string>>> = { en: enTerms, es: esTerms };
const MINUS = '−';

/** Own keys only: a stored order's codes and names may be any text, such as `constructor`. */
function own(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function signed(value: number): string {
  const size = Math.abs(value).toFixed(2);
  if (Number(size) === 0) return size;
  return (value < 0 ? MINUS : '+') + size;
}

/** The unit of a number, by the ending of its name. */
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

/** Returns the labels of fields; several names, separated by spaces, become a list. */
function showTerms(names: string, locale: Locale): string {
  const terms = TERMS[locale];
  const all = names.split(' ');
  if (all.length === 1 || !all.every((name) => own(terms, name))) return own(terms, names) ?? names;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return list.format(all.map((name) => own(terms, name) ?? name));
}

/** Returns one sentence for a fitter: what was noticed, and what may be better. With the trade's decimal point. */
export function describeWarning(
  { code, params }: Pick<Warning, 'code' | 'params'>,
  locale: Locale,
): string {
  const shown = Object.entries(params).map(([name, value]) => [name, show(name, value, locale)]);
  const fuller = MORE.some((param) => param in params) ? own(FULLER[locale], code) : undefined;
  const text = fuller ?? own(TEXTS[locale], code);
  return fill(text ?? code, Object.fromEntries(shown));
}
