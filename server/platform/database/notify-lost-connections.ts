import type { Pool, PoolClient } from 'pg';

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
