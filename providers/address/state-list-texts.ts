import type { Locale } from '#domain/basics/locale.ts';

/** What forms say while a country's list of states is not there. Here, because four areas of texts would each have them. */
export const STATE_LIST_TEXTS: Readonly<Record<Locale, Record<'loading' | 'failed', string>>> = {
  en: {
    loading: 'Loading the list…',
    failed: 'The list could not be loaded. Type the name.',
  },
  es: {
    loading: 'Cargando la lista…',
    failed: 'No se pudo cargar la lista. Escriba el nombre.',
  },
};
