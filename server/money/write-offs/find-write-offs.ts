import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  WRITE_OFF_SORTS,
  writeOffFilterSchema,
  type WriteOff,
  type WriteOffFilter,
} from '#domain/money/payments/write-off-schema.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import { containing, searchWords } from '../../platform/database/search-text.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { writeOffs } from './table.ts';

export type WriteOffRow = typeof writeOffs.$inferSelect;
type Sort = (typeof WRITE_OFF_SORTS)[number];

export const writeOffList: ListRules<Sort, WriteOffFilter> = {
  sorts: WRITE_OFF_SORTS,
  defaultSort: ['requestedAt', 'DESC'],
  filter: writeOffFilterSchema,
};

/** PY-08: returns one page of the write-offs of all accounts. */
export async function listWriteOffs(
  db: Handle,
  { sort, order, offset, limit, filter }: ListQuery<Sort, WriteOffFilter>,
): Promise<Page<WriteOff>> {
  const where = conditions(filter);
  const rows = await db
    .select()
    .from(writeOffs)
    .where(where)
    .orderBy(...inOrder(order, writeOffs[sort], writeOffs.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(writeOffs)
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted');
  return { rows: rows.map(toWriteOff), offset, total: await db.$count(counted) };
}

function conditions(filter: WriteOffFilter): SQL | undefined {
  const { id, q, accountNumber, invoiceNumber, state } = filter;
  return and(
    id && inArray(writeOffs.id, id.filter(isUuid)),
    accountNumber === undefined ? undefined : eq(writeOffs.accountNumber, accountNumber),
    invoiceNumber === undefined ? undefined : eq(writeOffs.invoiceNumber, invoiceNumber),
    state && eq(writeOffs.state, state),
    ...searchWords(q ?? '').map((word) =>
      or(
        ...[writeOffs.invoiceNumber, writeOffs.practice, writeOffs.accountNumber].map((column) =>
          ilike(column, containing(word)),
        ),
      ),
    ),
  );
}

/** Returns one write-off. @throws Problem 404 */
export async function getWriteOff(db: Handle, id: string): Promise<WriteOff> {
  const [row] = isUuid(id) ? await db.select().from(writeOffs).where(eq(writeOffs.id, id)) : [];
  if (!row) throw new Problem('not-found', 'There is no such write-off');
  return toWriteOff(row);
}

/** Returns the write-off of an invoice that waits for a second admin; null when none does. */
export async function findWaiting(db: Handle, invoiceNumber: string): Promise<WriteOff | null> {
  const [row] = await db
    .select()
    .from(writeOffs)
    .where(and(eq(writeOffs.invoiceNumber, invoiceNumber), eq(writeOffs.state, 'waiting')));
  return row ? toWriteOff(row) : null;
}

function isUuid(id: string): boolean {
  return z.guid().safeParse(id).success;
}

export function toWriteOff(row: WriteOffRow): WriteOff {
  const { decidedAt: _at, transactionId: _transaction, ...rest } = row;
  return {
    ...rest,
    requestedAt: row.requestedAt.toISOString(),
    reversalRequestedAt: row.reversalRequestedAt?.toISOString() ?? null,
  };
}
