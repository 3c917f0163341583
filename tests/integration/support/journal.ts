import { expect } from 'vitest';
import { journalBatchSchema, type JournalBatch } from '#domain/money/journal/journal.ts';
import { parseCsv } from '#server/platform/csv/parse-csv.ts';
import type { TestPortal } from './portal.ts';

interface Range {
  from: string | null;
  to: string;
}

/** Asks for a batch. */
export function askBatch(portal: TestPortal, range: Range, key?: string) {
  return portal.post('super', '/api/journal-batches', range, key);
}

/** Makes a batch. */
export async function makeBatch(portal: TestPortal, range: Range): Promise<JournalBatch> {
  const response = await askBatch(portal, range);
  expect(response.statusCode).toBe(201);
  return journalBatchSchema.parse(response.json());
}

/** Returns the journal of a batch, a line as an array of cells. */
export async function journalOf(portal: TestPortal, id: string): Promise<string[][]> {
  const response = await portal.request('super', { url: `/api/journal-batches/${id}/journal.csv` });
  expect(response.statusCode).toBe(200);
  return parseCsv(response.body).rows.map(({ cells }) => cells);
}
