import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  JOURNAL_BATCH_SORTS,
  journalBatchFilterSchema,
  type JournalBatch,
} from '#domain/money/journal/journal.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { journalBatches } from './table.ts';

type Sort = (typeof JOURNAL_BATCH_SORTS)[number];
type Filter = z.infer<typeof journalBatchFilterSchema>;

export const batchList: ListRules<Sort, Filter> = {
  sorts: JOURNAL_BATCH_SORTS,
  defaultSort: ['createdAt', 'DESC'],
  filter: journalBatchFilterSchema,
};

/** PY-08: returns one page of the batches. */
export async function listBatches(
  db: Handle,
  { order, limit, offset }: ListQuery<Sort, Filter>,
): Promise<Page<JournalBatch>> {
  const rows = await db
    .select()
    .from(journalBatches)
    .orderBy(...inOrder(order, journalBatches.createdAt, journalBatches.id))
    .limit(limit)
    .offset(offset);
  const total = await countUpTo(db, journalBatches, undefined);
  return { rows: rows.map(toBatch), offset, total };
}

const ID = /^\d{1,15}$/;

/** Returns the batch. @throws Problem 404 */
export async function findBatch(db: Handle, id: string): Promise<JournalBatch> {
  const [row] = ID.test(id)
    ? await db
        .select()
        .from(journalBatches)
        .where(eq(journalBatches.id, Number(id)))
    : [];
  if (!row) throw new Problem('not-found', 'There is no such export');
  return toBatch(row);
}

function toBatch(row: typeof journalBatches.$inferSelect): JournalBatch {
  const { id, fromDay: from, toDay: to, createdAt, ...rest } = row;
  return { ...rest, id: String(id), version: 1, from, to, createdAt: createdAt.toISOString() };
}
