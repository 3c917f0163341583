import { importLineSchema, importSchema } from '#domain/import/import.ts';
import type {
  Import,
  ImportCheck,
  ImportInput,
  ImportLine,
  LineOutcome,
} from '#domain/import/import.ts';
import type { Rest } from '../../http/connection.ts';
import { createKeys } from '../../http/create-keys.ts';
import { readAnswer } from '../../http/read-answer.ts';

/** A step of an import that needs nothing more. */
export type ImportStep = 'start' | 'cancel' | 'continue';

/** AD-17: what the data provider does with imports, beyond reading them. */
export interface ImportMethods {
  /** Sends a file. Sending it again after a lost answer stores nothing twice. */
  createImport: (input: ImportInput) => Promise<{ data: Import }>;
  /** Runs the import dry with these columns, in the version that the user saw. */
  checkImport: (seen: Import, check: ImportCheck) => Promise<{ data: Import }>;
  moveImport: (seen: Import, step: ImportStep) => Promise<{ data: Import }>;
  /** Returns one page of the lines, counted from 0, and how many there are. */
  importLines: (
    id: string,
    query: { outcome: LineOutcome | null; page: number; perPage: number; signal?: AbortSignal },
  ) => Promise<{ data: ImportLine[]; total: number }>;
}

export function importMethods({ rest, restAnswer }: Rest): ImportMethods {
  const keys = createKeys();
  return {
    createImport: (input) =>
      keys.using(JSON.stringify(input), async (idempotencyKey) => ({
        data: await rest('/imports', {
          kind: 'change',
          method: 'POST',
          body: input,
          idempotencyKey,
          schema: importSchema,
        }),
      })),
    checkImport: async ({ id, version }, check) => ({
      data: await rest(`/imports/${id}/check`, {
        kind: 'change',
        method: 'POST',
        body: check,
        ifMatch: version,
        schema: importSchema,
      }),
    }),
    moveImport: async ({ id, version }, step) => ({
      data: await rest(`/imports/${id}/${step}`, {
        kind: 'change',
        method: 'POST',
        ifMatch: version,
        schema: importSchema,
      }),
    }),
    importLines: async (id, { outcome, page, perPage, signal }) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(outcome ? { outcome } : {}),
        range: JSON.stringify([page * perPage, (page + 1) * perPage - 1]),
      });
      const { json, headers } = await restAnswer(`/imports/${id}/lines?${query}`, {
        kind: 'background',
        ...(signal && { signal }),
      });
      const data = readAnswer(importLineSchema.array(), json);
      return { data, total: Number(headers.get('content-range')?.split('/')[1] ?? data.length) };
    },
  };
}
