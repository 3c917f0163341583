import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * SE-09: ends each connection of the pool that is in use and hears nothing for `limit` milliseconds. PostgreSQL's own
 * limits need PostgreSQL to be there; `query_timeout` of `pg` leaves a transaction to ask its dead connection for a ROLLBACK.
 */
export function endSilent(pool: Pool, limit: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket?.on('timeout', () => {
      socket.destroy(new Error(`Connection terminated: no answer within ${limit} ms`));
    });
  });
  pool.on('acquire', (client) => void socketOf(client)?.setTimeout(limit));
  // One that is given back broken is ended, and may have nobody to say goodbye to: its time goes on.
  pool.on('release', (error, client) => {
    if (!error) letBeSilent(client);
  });
}

/** For work without a limit; until the client is given back. */
export function letBeSilent(client: PoolClient): void {
  socketOf(client)?.setTimeout(0);
}

/** Null of the embedded database, which has none. */
function socketOf({ connection }: PoolClient): Socket | null {
  return connection.stream instanceof Socket ? connection.stream : null;
}
