import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import type { EventChoice } from '#domain/emails/events/email-event.ts';
import type { AccountChoices } from '#domain/emails/notices/notice.ts';
import { accountDefaults, saveDefaults } from '#providers/account/notification-defaults.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Side } from '../../shared/merge/change-of.ts';
import { edit, mergeStored, settle, type EditedChoices } from './edited-choices.ts';

const NOTHING: AccountChoices = { choices: {}, version: 0 };

/** Manages the defaults of an account while they are edited. Of two edits of one version the later one keeps both. */
export function useDefaultChoices(accountNumber: string) {
  const text = useText('eventChoices');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { queryKey, data, error, refetch } = useStored(accountNumber);
  const connection = useConnection();
  const [edited, setEdited] = useState<EditedChoices | null>(null);
  const now = edited ?? { opened: data ?? NOTHING, choices: (data ?? NOTHING).choices, asked: [] };
  const saving = useMutation({
    mutationFn: ({ opened, choices }: EditedChoices) =>
      // The stored ones may have been read again since.
      saveDefaults(connection, accountNumber, choices, opened.version),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      setEdited(null);
      notify(text('defaults.saved'), { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['notification-defaults'] });
    },
    onError: async (failure, sent) => {
      const stored = isConflict(failure) ? (await refetch()).data : undefined;
      if (stored) setEdited(mergeStored(sent, stored));
    },
  });
  return {
    choices: now.choices,
    /** The events that somebody else set to something else meanwhile, with their choice; each has to be settled. */
    theirs: now.asked.map((key): [string, EventChoice | undefined] => [
      key,
      now.opened.choices[key],
    ]),
    settle: (key: string, side: Side) => setEdited(settle(now, key, side)),
    isLoading: data === undefined,
    isChanged: edited !== null,
    isSaving: saving.isPending,
    error,
    retry: () => void refetch(),
    problem: problemOf(saving.error),
    change: (choices: EventChoices) => setEdited(edit(now, choices)),
    save: () => saving.mutate(now),
  };
}

function useStored(accountNumber: string) {
  const connection = useConnection();
  const queryKey = ['account-choices', accountNumber];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => accountDefaults(connection, accountNumber, signal),
  });
  return { queryKey, ...query };
}

function isConflict(failure: unknown): boolean {
  return failure instanceof HttpFailure && failure.status === 412;
}

function problemOf(failure: Error | null) {
  if (!failure) return null;
  return isConflict(failure) ? ('conflict' as const) : ('failed' as const);
}
