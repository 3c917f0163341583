import { useEffect, useRef } from 'react';
import { readPreference } from '#providers/browser/preferences.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { usePreference } from '#resources/shared/use-preference.ts';

/**
 * UX-02, EM-04: keeps with the user the language that was chosen in this browser, for emails, and its time zone, for the
 * daily summary. Each is compared once after the sign-in and after each choice, so that two browsers with different
 * languages do not change it in turn.
 */
export function KeepLanguage() {
  const locale = useLocale();
  const language = usePreference('language');
  const zone = usePreference('timeZone');
  const isChosen = readPreference('locale') === locale;
  useKept(isChosen ? locale : undefined, language);
  useKept(new Intl.DateTimeFormat().resolvedOptions().timeZone, zone);
  return null;
}

/** Saves a value of this browser that differs from the stored one, once for each value. */
function useKept<T extends string>(
  here: T | undefined,
  { value, save }: { value: T | null | undefined; save: (value: T) => void },
): void {
  const compared = useRef<T | undefined>(undefined);
  useEffect(() => {
    if (here === undefined || value === undefined || compared.current === here) return;
    compared.current = here;
    if (value !== here) save(here);
  }, [here, value, save]);
}
