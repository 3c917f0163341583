import { parseCsv } from '#domain/csv/parse-csv.ts';
import { ASSUMED_ACCOUNTS } from '#domain/journal/journal-accounts.ts';
import { journalBatchSchema, type JournalBatch } from '#domain/schemas/journal.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

type Request = () => InjectOptions;

const get =
  (url: string): Request =>
  () => ({ method: 'GET', url });

/** A request for each route of the journal that would succeed if there were something to export. */
export const journalRequests = {
  'GET /api/journal-settings': get('/api/journal-settings'),
  'PUT /api/journal-settings': () => ({
    method: 'PUT',
    url: '/api/journal-settings',
    headers: { 'if-match': '"0"' },
    payload: { accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC' },
  }),
  'GET /api/journal-batches': get('/api/journal-batches'),
  'GET /api/journal-batches/waiting': get('/api/journal-batches/waiting'),
  'GET /api/journal-batches/:id/journal.csv': get('/api/journal-batches/0/journal.csv'),
  // Before the first day of the ledger.
  'POST /api/journal-batches': () => makingOf({ from: null, to: '2000-01-01' }),
} satisfies Record<string, Request>;

interface Range {
  from: string | null;
  to: string;
}

function makingOf(payload: Range, key: string = randomUUID()): InjectOptions {
  return {
    method: 'POST',
    url: '/api/journal-batches',
    headers: { 'idempotency-key': key },
    payload,
  };
}

/** Asks for a batch. */
export function askBatch(portal: TestPortal, range: Range, key?: string) {
  return portal.request('super', makingOf(range, key));
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
