import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { EventChoices } from '#domain/schemas/event-choice.ts';
import { accountChoicesSchema, type AccountChoices } from '#domain/schemas/notice.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';

const NOTHING: AccountChoices = { choices: {}, version: 0 };

/** Manages the defaults of an account while they are edited. */
export function useDefaultChoices(accountNumber: string) {
  const text = useText('eventChoices');
  const notify = useNotify();
  const { rest } = useConnection();
  const queryClient = useQueryClient();
  const path = `/customers/${encodeURIComponent(accountNumber)}/notification-defaults`;
  const queryKey = ['account-choices', accountNumber];
  const [edited, setEdited] = useState<EventChoices | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => rest(path, { kind: 'form', schema: accountChoicesSchema, signal }),
  });
  const { choices, version } = data ?? NOTHING;
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: EventChoices) =>
      rest(path, {
        kind: 'change',
        method: 'PUT',
        body: { choices: wanted },
        ifMatch: version,
        schema: accountChoicesSchema,
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      setEdited(null);
      notify(text('defaults.saved'), { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['notification-defaults'] });
    },
    onError: async (failure) => {
      if (!isConflict(failure)) return;
      setEdited(null);
      await refetch();
    },
  });
  return {
    choices: edited ?? choices,
    isLoading: data === undefined,
    isChanged: edited !== null,
    isSaving: saving.isPending,
    error,
    retry: () => void refetch(),
    problem: problemOf(saving.error),
    change: setEdited,
    save: () => saving.mutate(edited ?? choices),
  };
}

function isConflict(failure: unknown): boolean {
  return failure instanceof HttpFailure && failure.status === 412;
}

function problemOf(failure: Error | null) {
  if (!failure) return null;
  return isConflict(failure) ? ('conflict' as const) : ('failed' as const);
}
