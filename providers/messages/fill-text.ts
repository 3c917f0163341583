import type { Locale } from '#domain/basics/locale.ts';

export type TextParams = Record<string, string | number>;

const FORMS = ' |||| ';

const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
};

/**
 * Fills `%{name}` in by `params`. Of the forms `one |||| many` it takes the one for `smart_count`. A placeholder without
 * a value stays.
 */
export function fillText(message: string, params: TextParams, locale: Locale): string {
  const count = params['smart_count'];
  const [one = '', many = one] = message.split(FORMS);
  const isOne = count === undefined || rules[locale].select(Number(count)) === 'one';
  return (isOne ? one : many).replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}
