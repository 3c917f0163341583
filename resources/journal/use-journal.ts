import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  journalBatchSchema,
  journalSettingsSchema,
  journalWaitingSchema,
  type JournalBatchInput,
  type JournalSettings,
} from '#domain/money/journal/journal.ts';
import { useConnection } from '#providers/http/use-connection.ts';

const KEY = 'journal';
const BATCHES = '/journal-batches';

/** Loads the settings, the latest exports and what none has yet. */
export function useJournal() {
  const { rest } = useConnection();
  return useQuery({
    queryKey: [KEY],
    retry: false,
    queryFn: async ({ signal }) => {
      const [settings, waiting, batches] = await Promise.all([
        rest('/journal-settings', { kind: 'record', schema: journalSettingsSchema, signal }),
        rest(`${BATCHES}/waiting`, { kind: 'record', schema: journalWaitingSchema, signal }),
        rest(`${BATCHES}?range=[0,99]`, {
          kind: 'record',
          schema: journalBatchSchema.array(),
          signal,
        }),
      ]);
      return { settings, waiting, batches };
    },
  });
}

/** Makes an export. The same key makes it once, however often it is sent. */
export function useMakeBatch() {
  const { rest } = useConnection();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, key }: { input: JournalBatchInput; key: string }) =>
      rest(BATCHES, {
        kind: 'change',
        method: 'POST',
        body: input,
        idempotencyKey: key,
        schema: journalBatchSchema,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Saves the settings, based on the version that was seen. */
export function useSaveSettings() {
  const { rest } = useConnection();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: JournalSettings) =>
      rest('/journal-settings', {
        kind: 'change',
        method: 'PUT',
        body,
        ifMatch: version,
        schema: journalSettingsSchema,
      }),
    // After a refusal, too: what is stored then was changed by somebody else.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Returns the path of the file of an export. */
export function journalFile(id: string): string {
  return `${BATCHES}/${encodeURIComponent(id)}/journal.csv`;
}
