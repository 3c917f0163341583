import type { Locale } from '#domain/locale.ts';
import type { DeepKey, TextParams } from '#providers/typed-translate.ts';
import type { messages } from './messages.ts';

/** The texts that describe a definition. */
export interface Words {
  text: (key: DeepKey<(typeof messages)['en']>, params?: TextParams) => string;
  family: (family: string) => string;
  locale: Locale;
}
