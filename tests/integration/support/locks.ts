import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/platform/database/database.ts';

/** Returns the named locks that a transaction holds after `work`: whoever wants one of them has to wait. */
export function locksOf(
  { db }: Database,
  work: (tx: Handle) => Promise<unknown>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await work(tx);
    const { rows } = await tx.execute<{ key: string }>(sql`
      SELECT classid || '/' || objid AS key FROM pg_locks
       WHERE locktype = 'advisory' AND pid = pg_backend_pid()`);
    return rows.map(({ key }) => key);
  });
}
