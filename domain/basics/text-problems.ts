import type { z } from 'zod';
import type { Locale } from './locale.ts';
import { TEXT_MESSAGES, type TextRule } from './text.ts';

/** What is wrong with a text, in each language. */
export const TEXT_PROBLEMS = {
  text: {
    en: TEXT_MESSAGES.text,
    es: 'Contiene un carácter que no se puede guardar. Quítelo o escriba el texto de nuevo',
  },
  lineBreak: {
    en: TEXT_MESSAGES.lineBreak,
    es: 'Escríbalo en una sola línea: quite el salto de línea',
  },
  direction: {
    en: TEXT_MESSAGES.direction,
    es: 'Contiene un carácter invisible que cambia la dirección del texto. Escriba el texto de nuevo',
  },
} as const satisfies Record<TextRule, Record<Locale, string>>;

/** Returns what each rule says, for the texts of a page in this language. */
export function textProblemsIn(locale: Locale): Record<TextRule, string> {
  const { text, lineBreak, direction } = TEXT_PROBLEMS;
  return { text: text[locale], lineBreak: lineBreak[locale], direction: direction[locale] };
}

/** Whether a rule of the API's `errors` is one of texts. */
export function isTextRule(rule: unknown): rule is TextRule {
  return typeof rule === 'string' && Object.hasOwn(TEXT_PROBLEMS, rule);
}

/** Returns which rule of texts an issue is about, where texts have no other rule of their own. */
export function textRuleOf(issue: z.core.$ZodIssue): TextRule {
  const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : null;
  return isTextRule(rule) ? rule : 'text';
}
