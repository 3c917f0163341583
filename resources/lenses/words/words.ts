import type { Locale } from '#domain/locale.ts';
import type { DeepKey, TextParams } from '#providers/typed-translate.ts';
import type { messages } from './messages.ts';

/** What a definition is put into words with. */
export interface Words {
  text: (key: DeepKey<(typeof messages)['en']>, params?: TextParams) => string;
  family: (family: string) => string;
  locale: Locale;
}
