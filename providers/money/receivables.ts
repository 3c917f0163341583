import { z } from 'zod';
import {
  receivableSchema,
  receivableTotalSchema,
  type ReceivableFilter,
} from '#domain/money/invoices/receivable.ts';
import type { Rest } from '../http/connection.ts';
import { readAnswer } from '../http/read-answer.ts';
import { totalIn } from '../http/total-in.ts';
import { rangeOf } from './range-of.ts';

export const RECEIVABLE_PAGE = 50;

export interface ReceivableQuery extends ReceivableFilter {
  sort: string;
  order: 'ASC' | 'DESC';
  /** Counted from 0. */
  page: number;
}

const pageSchema = z.object({
  rows: receivableSchema.array(),
  total: receivableTotalSchema,
  count: z.number(),
});

/** Loads a page of the accounts and the sums of all that match. @throws HttpFailure */
export async function loadReceivables(
  { restAnswer }: Rest,
  asked: ReceivableQuery,
  signal: AbortSignal,
) {
  const query = receivableQuery(asked);
  const total = restAnswer(`/receivables/total?${query}`, { kind: 'record', signal });
  query.set('range', rangeOf(asked.page, RECEIVABLE_PAGE));
  const rows = await restAnswer(`/receivables?${query}`, { kind: 'record', signal });
  const { json, headers } = rows;
  return readAnswer(pageSchema, { rows: json, total: (await total).json, count: totalIn(headers) });
}

/** Returns the path of all that match as a file. */
export function receivablesFile(asked: ReceivableQuery, lang: string): string {
  const query = receivableQuery(asked);
  query.set('lang', lang);
  return `/receivables.csv?${query}`;
}

/** Returns the query of the list as the API reads it. */
function receivableQuery({ q, age, sort, order }: ReceivableQuery): URLSearchParams {
  const filter = { ...(q && { q }), ...(age && { age }) };
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort, order]),
  });
}
