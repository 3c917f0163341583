import type { Locale } from './locale.ts';

/** The label of each field in both languages, in the order of the columns of a table. */
export type FieldLabels<Field extends string = string> = Readonly<
  Record<Field, Readonly<Record<Locale, string>>>
>;

/** Returns the labels of fields in a language, in the same order. */
export function labelsIn<Field extends string>(
  labels: FieldLabels<Field>,
  locale: Locale,
): Record<Field, string> {
  const texts = Object.entries<FieldLabels[string]>(labels).map(([field, of]) => [
    field,
    of[locale],
  ]);
  return Object.fromEntries(texts) as Record<Field, string>;
}
