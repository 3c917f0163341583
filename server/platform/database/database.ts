import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { WriteRefusals } from './connections/write-refusals.ts';

/** The database, or the transaction that a use case runs in. */
export type Handle = PgDatabase<NodePgQueryResultHKT>;

export type StopListening = () => Promise<void>;

/**
 * PostgreSQL, or the embedded PGlite behind the same interface. PGlite has one connection: inside `db.transaction` use
 * only the transaction's own handle. A query on the database would wait for itself forever.
 */
export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  /** For health checks while the pool has no free connection; the pool itself where it has only one. */
  readonly probe: Pool;
  /**
   * Calls the listener for every NOTIFY on the channel. Calls `onGap` when a lost connection is back: notifications in
   * between were missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<StopListening>;
  /** What writes met for lack of room. */
  readonly refusals: WriteRefusals;
  /** False while the connection for notifications is lost. */
  isListening(): boolean;
  close(): Promise<void>;
}
