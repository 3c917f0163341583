import type { Locale } from '#domain/basics/locale.ts';
import type { Text } from '#providers/messages/text-in.ts';

/** The texts that describe a definition. */
export interface Labels {
  text: Text<'lensLabels'>;
  family: (family: string) => string;
  locale: Locale;
}
