import type { Locale } from '../../basics/locale.ts';
import { formatFigure } from '../model/format-figure.ts';
import { fill } from '../model/messages.ts';
import { en, enFuller, enTerms } from './messages/en.ts';
import { es, esFuller, esTerms } from './messages/es.ts';
import type { Warning } from './warning.ts';

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { en, es };
const FULLER: typeof TEXTS = { en: enFuller, es: esFuller };
/** With one of these values the fuller text is used. */
const MORE = ['settledUm', 'meridianAxis'];
const TERMS: Record<Locale, Readonly<Record<string, string>>> = { en: enTerms, es: esTerms };

/** Own keys only: a stored order's codes and names may be any text, such as `constructor`. */
function own(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function show(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return showTerms(value, locale);
  return formatFigure(name, value);
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
