import type { BookProgram, DocumentFile } from '#domain/money/journal/documents.ts';
import {
  journalBatchSchema,
  journalDocumentsSchema,
  journalSettingsSchema,
  journalWaitingSchema,
  type JournalBatchInput,
  type JournalSettings,
} from '#domain/money/journal/journal.ts';
import type { Rest } from '../http/connection.ts';

// The journal for bookkeeping programs. All that request it throw HttpFailure.

const BATCHES = '/journal-batches';
const SETTINGS = '/journal-settings';
const batchPath = (id: string) => `${BATCHES}/${encodeURIComponent(id)}`;

/** Returns the settings, the latest 100 exports and what none has yet. */
export async function loadJournal({ rest }: Rest, signal: AbortSignal) {
  const [settings, waiting, batches] = await Promise.all([
    rest(SETTINGS, { kind: 'record', signal, schema: journalSettingsSchema }),
    rest(`${BATCHES}/waiting`, { kind: 'record', signal, schema: journalWaitingSchema }),
    rest(`${BATCHES}?range=[0,99]`, { kind: 'record', signal, schema: journalBatchSchema.array() }),
  ]);
  return { settings, waiting, batches };
}

/** Makes an export. The same key makes it once, however often it is sent. */
export function makeBatch({ rest }: Rest, body: JournalBatchInput, idempotencyKey: string) {
  const schema = journalBatchSchema;
  return rest(BATCHES, { kind: 'change', method: 'POST', body, idempotencyKey, schema });
}

/** Saves the settings, based on the version that was seen. */
export function saveSettings({ rest }: Rest, { version, ...body }: JournalSettings) {
  const schema = journalSettingsSchema;
  return rest(SETTINGS, { kind: 'change', method: 'PUT', body, ifMatch: version, schema });
}

/** Returns what the documents of an export have, and what they leave out. */
export function loadDocuments({ rest }: Rest, id: string, signal: AbortSignal) {
  const schema = journalDocumentsSchema;
  return rest(`${batchPath(id)}/documents`, { kind: 'record', schema, signal });
}

/** Returns the path of the file of an export. */
export function journalFile(id: string): string {
  return `${batchPath(id)}/journal.csv`;
}

/** Returns the path of a file of documents. */
export function documentsFile(
  id: string,
  choice: { program: BookProgram; file: DocumentFile },
): string {
  return `${batchPath(id)}/documents.csv?${new URLSearchParams(choice).toString()}`;
}
