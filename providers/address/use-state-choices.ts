import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { hasStateList } from '#domain/address/has-state-list.ts';
import { findRegion, regionsOf } from '#domain/address/regions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { useLocale } from '../messages/use-locale.ts';
import { loadStateLists, stateListsStatus } from './state-lists.ts';

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

interface StateChoice {
  /** What is stored. */
  code: string;
  name: string;
}

interface StateField {
  /** The states to choose from; undefined where a state is typed. */
  choices: StateChoice[] | undefined;
  /** What is said about a list that is not there, in the current language. */
  note: string | undefined;
  /** Whether the list is on its way. Nothing is typed meanwhile. */
  isLoading: boolean;
}

/**
 * Returns how a form asks for the state of the country, whose list is loaded when there is one. Until it has arrived the
 * field is not typed into: what somebody types would be gone when it becomes a list.
 */
export function useStateChoices(country: string, present: string): StateField {
  const locale = useLocale();
  const status = useSyncExternalStore(stateListsStatus.subscribe, stateListsStatus.get);
  const isListed = hasStateList(country);
  useEffect(() => {
    if (isListed) void loadStateLists();
  }, [isListed]);
  const choices = useMemo(
    // The lists are there when they are ready.
    () =>
      (isListed ? status === 'ready' : regionsOf(country).length > 0)
        ? stateChoices(country, present, locale)
        : undefined,
    [country, present, locale, isListed, status],
  );
  const isMissing = isListed && status !== 'ready';
  const isLoading = isMissing && status !== 'failed';
  const note = STATE_LIST_TEXTS[locale][isLoading ? 'loading' : 'failed'];
  return { choices, note: isMissing ? note : undefined, isLoading };
}

/**
 * Returns the states of the country by name. The present value is one of them, whatever it is: a name that was typed
 * before stands for its state, and what is none comes first, to be seen and changed.
 */
function stateChoices(country: string, present: string, locale: Locale): StateChoice[] {
  const regions = regionsOf(country);
  const { compare } = new Intl.Collator(locale);
  const own = regions.some(({ code }) => code === present) ? null : findRegion(country, present);
  const choices = regions
    .map(({ code, name }) => ({ code: code === own?.code ? present : code, name: name[locale] }))
    .toSorted((one, other) => compare(one.name, other.name));
  const isListed = present === '' || choices.some(({ code }) => code === present);
  return isListed ? choices : [{ code: present, name: present }, ...choices];
}
