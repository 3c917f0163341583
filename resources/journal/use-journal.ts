import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JournalBatchInput, JournalSettings } from '#domain/money/journal/journal.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { loadDocuments, loadJournal, makeBatch, saveSettings } from '#providers/money/journal.ts';

const KEY = 'journal';

/** Loads the settings, the latest exports and what none has yet. */
export function useJournal() {
  const connection = useConnection();
  return useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => loadJournal(connection, signal),
  });
}

/** Loads what the documents of an export have, and what they leave out. */
export function useDocuments(id: string) {
  const connection = useConnection();
  return useQuery({
    queryKey: ['journal-documents', id],
    queryFn: ({ signal }) => loadDocuments(connection, id, signal),
  });
}

/** Makes an export. The same key makes it once, however often it is sent. */
export function useMakeBatch() {
  const connection = useConnection();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, key }: { input: JournalBatchInput; key: string }) =>
      makeBatch(connection, input, key),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Saves the settings, based on the version that was seen. */
export function useSaveSettings() {
  const connection = useConnection();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: JournalSettings) => saveSettings(connection, settings),
    // After a refusal, too: what is stored then was changed by somebody else.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}
