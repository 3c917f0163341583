import { useQuery } from '@tanstack/react-query';
import type { JournalBatchInput, JournalSettings } from '#domain/money/journal/journal.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { loadDocuments, loadJournal, makeBatch, saveSettings } from '#providers/money/journal.ts';
import { useStep } from '../shared/step/use-step.ts';

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

/** Makes an export. */
export function useMakeBatch() {
  const connection = useConnection();
  return useStep({
    send: (input: JournalBatchInput, key) => makeBatch(connection, input, key),
    changes: [KEY],
  });
}

/** Saves the settings, based on the version that was seen. */
export function useSaveSettings() {
  const connection = useConnection();
  return useStep({
    send: (settings: JournalSettings) => saveSettings(connection, settings),
    changes: [KEY],
  });
}
