import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { PreferenceKey } from '#domain/access/preferences/preference.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { PreferenceValue } from '#providers/data/preferences.ts';
import { useText } from '#providers/messages/use-text.ts';
import { isMerged, mergedPreference } from './merged-preference.ts';

interface Choice<Value> {
  value: Value;
  /** What was shown when it was chosen. */
  opened: Value | null;
}

/** Returns the user's preference for `key`: undefined while it loads, null before the first choice. */
export function usePreference<K extends PreferenceKey>(key: K) {
  type Value = PreferenceValue<K>;
  const text = useText('shared');
  const notify = useNotify();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const queryKey = ['preferences', key];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await dataProvider.preference(key)).data,
  });
  const { mutate, isPending } = useMutation({
    // One after the other: each is merged with what the one before has stored.
    scope: { id: `preference ${key}` },
    mutationFn: async ({ value, opened }: Choice<Value>) => {
      if (!isMerged(key)) return dataProvider.savePreference(key, value);
      const theirs = (await dataProvider.preference(key)).data;
      const merged = await mergedPreference(key, { opened, mine: value, theirs });
      await dataProvider.savePreference(key, merged);
    },
    onMutate: async ({ value }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Value | null>(queryKey);
      queryClient.setQueryData<Value | null>(queryKey, value);
      return { before };
    },
    onError: (_error, _choice, made) => {
      queryClient.setQueryData<Value | null>(queryKey, made?.before);
      notify(text('error.preference'), { type: 'error' });
    },
  });
  return {
    value: data,
    save: (value: Value) => mutate({ value, opened: data ?? null }),
    isSaving: isPending,
    /** True when the preference could not be loaded; `retry` loads it again. */
    failed: isError,
    retry: () => void refetch(),
  };
}
