import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Rows of a kilobyte each. */
const ROWS = 2_048;
/** Bytes of one piece of the log of writes: as many need a new piece. */
const PIECE = 16 * 1024 * 1024;

/**
 * SE-09: writes what needs new room on the disk. The usual check changes one row in place, which works on a disk that refuses
 * almost everything else. Leaves nothing behind.
 *
 * @param hasOwnLog whether its log may be written to: a PostgreSQL without room for its log stops, so it is not tried there
 * @throws the database's error while there is no room
 */
export async function proveRoom(db: NodePgDatabase, hasOwnLog: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      CREATE TEMPORARY TABLE health_room ON COMMIT DROP AS
      SELECT repeat('x', 1024) AS filling FROM generate_series(1, ${sql.raw(String(ROWS))})`);
  });
  if (!hasOwnLog) return;
  const message = sql.raw(`repeat('x', ${PIECE})`);
  await db.execute(
    sql`SELECT pg_logical_emit_message(true, 'lens-portal-health', ${message}) IS NULL`,
  );
}
