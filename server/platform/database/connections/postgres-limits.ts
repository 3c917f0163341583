import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** PostgreSQL's time limits, in milliseconds. */
export interface PostgresLimits {
  /** To open a connection, or to get a free one from the pool. */
  connect: number;
  /** For one statement. PostgreSQL cancels a longer one. */
  statement: number;
  /** Between two statements of a transaction. PostgreSQL ends the connection after it. */
  idleInTransaction: number;
  /** Without a byte on a connection in use: its host is gone. Above the two limits before, which report an error. */
  silence: number;
  /** Between two notifications that the notification connection sends to itself. */
  beat: number;
  /** Until such a notification must arrive. */
  beatAnswer: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  connect: 10_000,
  statement: 15_000,
  idleInTransaction: 15_000,
  silence: 18_000,
  beat: 20_000,
  beatAnswer: 5_000,
};

/** After this many milliseconds of silence the operating system checks whether the other end still responds. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

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
