import { useState } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import { chooseLocale } from '#providers/messages/locale.ts';
import { useLocale } from '#providers/messages/use-locale.ts';

interface LocaleChoice {
  /** The language that was chosen, also while its texts are still loading. */
  shown: Locale;
  choose: (locale: Locale) => void;
}

/** UX-02: changes the language once its texts are loaded. One that cannot be loaded changes nothing. */
export function useChooseLocale(onFailed: () => void): LocaleChoice {
  const current = useLocale();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const choose = (locale: Locale): void => {
    setChosen(locale);
    chooseLocale(locale)
      .catch(onFailed)
      .finally(() => setChosen((last) => (last === locale ? null : last)));
  };
  return { shown: chosen ?? current, choose };
}
