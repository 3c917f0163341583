import type { Pool, PoolClient } from 'pg';

/**
 * Tells `onError` once of each connection of the pool that is lost. The pool listens only while nobody uses a
 * connection, and an `error` that nobody listens to ends the process.
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
