export {
  browserLocale,
  chooseLocale,
  currentLocale,
  LOCALE_NAMES,
  LOCALES,
} from '#providers/messages/locale.ts';
export type { Locale } from '#domain/locale.ts';
