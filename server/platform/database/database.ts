import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** What a use case takes: the database, or the transaction that it runs in. */
export type Handle = PgDatabase<NodePgQueryResultHKT>;

export type StopListening = () => Promise<void>;

/**
 * PostgreSQL, or the embedded PGlite behind the same interface. The latter has one connection: inside
 * `db.transaction` only the transaction's own handle may be used, or it waits for itself for ever.
 */
export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  /** For asking how the database is while all connections of the pool are taken; the pool itself where there is one only. */
  readonly probe: Pool;
  /**
   * Hears every NOTIFY on the channel. `onGap` is called when the connection had been lost and is back:
   * what was told meanwhile was not heard.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<StopListening>;
  /** False while the connection that notifications come over is lost. */
  isListening(): boolean;
  close(): Promise<void>;
}
