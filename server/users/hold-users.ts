import { sql } from 'drizzle-orm';
import type { Database, Handle } from '../database/database.ts';

/** How long the transaction may wait for one answer of Auth, in milliseconds; then the database gives it up, unwritten. */
const PATIENCE = 60_000;

type Turn = Promise<unknown>;
const lastTurns = new WeakMap<Database, Turn>();

/**
 * AD-06: runs `work` while nobody else, in any instance, changes who may do what. `work` asks and changes Firebase Auth
 * while the transaction is held open, an exception from decision 7: "one super admin is left" is a fact about Auth, which
 * has neither transactions nor locks, and the advisory lock must last until the change is made. What `work` has
 * written, the audit trail and the rows of one user, stays locked as long. Within one process each waits before it takes a connection.
 */
export async function holdUsers<T>(
  database: Database,
  work: (tx: Handle) => Promise<T>,
): Promise<T> {
  const run = () => database.db.transaction(async (tx) => begin(tx, work));
  const turn = (lastTurns.get(database) ?? Promise.resolve()).then(run, run);
  lastTurns.set(database, turn);
  return turn;
}

async function begin<T>(tx: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  await tx.execute(
    sql`SELECT set_config('idle_in_transaction_session_timeout', ${String(PATIENCE)}, true)`,
  );
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('portal_users', 0))`);
  return work(tx);
}
