import { creates, edits, reads } from './kinds-of-requests.ts';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { ASSUMED_ACCOUNTS } from '#domain/journal/journal-accounts.ts';
import { journalBatchSchema, type JournalBatch } from '#domain/schemas/journal.ts';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

/** A request for each route of the journal that would succeed if there were something to export. */
export const journalRequests = {
  'GET /api/journal-settings': reads('/api/journal-settings'),
  'PUT /api/journal-settings': () => ({
    ...edits('/api/journal-settings', { accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC' })(),
    headers: { 'if-match': '"0"' },
  }),
  'GET /api/journal-batches': reads('/api/journal-batches'),
  'GET /api/journal-batches/waiting': reads('/api/journal-batches/waiting'),
  'GET /api/journal-batches/:id/journal.csv': reads('/api/journal-batches/0/journal.csv'),
  // Before the first day of the ledger.
  'POST /api/journal-batches': creates('/api/journal-batches', { from: null, to: '2000-01-01' }),
} satisfies Record<string, () => InjectOptions>;

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
  const response = await portal.request('super', {
    url: `/api/journal-batches/${id}/journal.csv`,
  });
  expect(response.statusCode).toBe(200);
  return parseCsv(response.body).rows.map(({ cells }) => cells);
}
