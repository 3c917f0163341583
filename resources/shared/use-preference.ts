import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { PreferenceKey } from '#domain/schemas/preference.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { PreferenceValue } from '#providers/data/preferences.ts';
import { useText } from '#providers/messages/use-text.ts';

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
    networkMode: 'always',
    mutationFn: (value: Value) => dataProvider.savePreference(key, value),
    onMutate: async (value) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Value | null>(queryKey);
      queryClient.setQueryData<Value | null>(queryKey, value);
      return { before };
    },
    onError: (_error, _value, made) => {
      queryClient.setQueryData<Value | null>(queryKey, made?.before);
      notify(text('error.preference'), { type: 'error' });
    },
  });
  return {
    value: data,
    save: mutate,
    isSaving: isPending,
    /** True when the preference could not be loaded; `retry` loads it again. */
    failed: isError,
    retry: () => void refetch(),
  };
}
