import type { Locale } from '#domain/basics/locale.ts';

/** What the page says when no texts could be loaded. The only words that are bundled in both languages. */
export const NOT_LOADED: Record<Locale, { body: string; retry: string }> = {
  en: {
    body: 'The page could not be loaded. Check the connection and try again.',
    retry: 'Try again',
  },
  es: {
    body: 'No se pudo cargar la página. Revise su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
  },
};
