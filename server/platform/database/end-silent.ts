import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * SE-09: ends each connection in use that receives nothing for `limit` milliseconds. PostgreSQL's limits do not work
 * once it is unreachable; after `query_timeout` of `pg` a transaction still sends its ROLLBACK over the dead
 * connection.
 */
export function endSilent(pool: Pool, limit: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket?.on('timeout', () => {
      socket.destroy(new Error(`Connection terminated: no answer within ${limit} ms`));
    });
  });
  pool.on('acquire', (client) => void socketOf(client)?.setTimeout(limit));
  // A connection that is released as broken is closed. The other end may not respond, so its timeout stays on.
  pool.on('release', (error, client) => {
    if (!error) letBeSilent(client);
  });
}

/** Turns the limit off for long work, until the client is released. */
export function letBeSilent(client: PoolClient): void {
  socketOf(client)?.setTimeout(0);
}

/** Returns null for the embedded database, which has no socket. */
function socketOf({ connection }: PoolClient): Socket | null {
  return connection.stream instanceof Socket ? connection.stream : null;
}
