import { useQuery } from '@tanstack/react-query';
import type { BookProgram, DocumentFile } from '#domain/money/journal/documents.ts';
import { journalDocumentsSchema } from '#domain/money/journal/journal.ts';
import { useConnection } from '#providers/http/use-connection.ts';

/** Loads what the documents of an export have, and what they leave out. */
export function useDocuments(id: string) {
  const { rest } = useConnection();
  return useQuery({
    queryKey: ['journal-documents', id],
    retry: false,
    queryFn: ({ signal }) =>
      rest(`${pathOf(id)}/documents`, { kind: 'record', schema: journalDocumentsSchema, signal }),
  });
}

/** Returns the path of a file of documents. */
export function documentsFile(
  id: string,
  choice: { program: BookProgram; file: DocumentFile },
): string {
  return `${pathOf(id)}/documents.csv?${new URLSearchParams(choice).toString()}`;
}

function pathOf(id: string): string {
  return `/journal-batches/${encodeURIComponent(id)}`;
}
