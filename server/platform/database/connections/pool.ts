import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseUnavailable, NoConnection } from '../../errors/database-unavailable.ts';

/**
 * Creates Drizzle on a pool. Drizzle's own transaction never releases a connection whose BEGIN fails, and releases a
 * broken one as a good one: once every connection of the pool was lost that way, all requests would wait forever.
 */
export function openDrizzle(pool: Pool): NodePgDatabase {
  const db = drizzle(pool);
  db.transaction = (work, config) =>
    withClient(pool, (client) => drizzle(client).transaction(work, config));
  return db;
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(isDatabaseUnavailable(failure));
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new NoConnection('There is no connection to the database', error);
  }
}

/**
 * Calls `onError` once for each lost connection of the pool. The pool itself listens only to idle connections, and an
 * `error` event without a listener ends the process.
 */
export function notifyLostConnections(pool: Pool, onError: (error: Error) => void): void {
  const lost = new WeakSet<PoolClient>();
  const notify = (error: Error, client: PoolClient) => {
    if (lost.has(client)) return;
    lost.add(client);
    onError(error);
  };
  pool.on('connect', (client) => client.on('error', (error) => notify(error, client)));
  pool.on('error', notify);
}
