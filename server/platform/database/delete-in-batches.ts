import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from './database.ts';

/** Rows that one statement deletes: few enough to stay far below the time limit and to release locks soon. */
const BATCH = 1_000;
/** Batches of one run. The next run deletes the rest. */
const MAX_BATCHES = 500;

export interface BatchOptions {
  batch?: number;
  mostBatches?: number;
  /** Stops after the current batch. */
  signal?: AbortSignal | undefined;
}

/**
 * Deletes the rows in small statements, each in its own transaction, and returns how many. Locked rows are left to the
 * next run; several instances may delete at once. The condition needs an index. Do not call it in a transaction.
 */
export async function deleteInBatches(
  db: Handle,
  table: PgTable,
  where: SQL | undefined,
  { batch = BATCH, mostBatches = MAX_BATCHES, signal }: BatchOptions = {},
): Promise<number> {
  if (!where) throw new Error('Without a condition every row would go');
  const name = sql.identifier(getTableName(table));
  const isEnded = () => signal?.aborted;
  let deleted = 0;
  for (let done = 0; done < mostBatches && !isEnded(); done += 1) {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${name} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${name} WHERE ${where} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`,
    );
    const gone = rowCount ?? 0;
    deleted += gone;
    if (gone < batch) break;
  }
  return deleted;
}
