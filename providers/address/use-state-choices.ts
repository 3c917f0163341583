import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { hasStateList } from '#domain/address/has-state-list.ts';
import { regionsOf } from '#domain/address/regions.ts';
import { useLocale } from '../messages/use-locale.ts';
import { stateChoices, type StateChoice } from './state-choices.ts';
import { STATE_LIST_TEXTS } from './state-list-texts.ts';
import { loadStateLists, stateListsStatus } from './state-lists.ts';

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
