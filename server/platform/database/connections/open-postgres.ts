import { Pool } from 'pg';
import { codeOf, NoConnection } from '../../errors/database-unavailable.ts';
import type { Database } from '../database.ts';
import { NotificationClient } from './notification-client.ts';
import { openDrizzle, notifyLostConnections } from './pool.ts';
import { endSilent, KEEP_ALIVE, POSTGRES_LIMITS, type PostgresLimits } from './postgres-limits.ts';
import { WriteRefusals } from './write-refusals.ts';

/** PgBouncer's answer to our time limits. It is not PostgreSQL itself. */
const OF_POOLER = /unsupported startup parameter/;
/** Milliseconds that a health check waits at most. */
const PROBE_TIMEOUT = 3_000;

/**
 * Opens a pool on a real PostgreSQL, and one more connection for notifications. Lost connections are reopened when
 * needed. @throws NoConnection when the first connection fails
 */
export async function openPostgres(options: {
  url: string;
  connections: number;
  onError: (error: Error) => void;
  limits?: Partial<PostgresLimits> | undefined;
}): Promise<Database> {
  const { url, onError } = options;
  const limits = { ...POSTGRES_LIMITS, ...options.limits };
  const pool = new Pool({
    connectionString: url,
    max: options.connections,
    application_name: 'lens-portal',
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    connectionTimeoutMillis: limits.connect,
    ...KEEP_ALIVE,
  });
  notifyLostConnections(pool, onError);
  endSilent(pool, limits.silence);
  const refusals = new WriteRefusals();
  refusals.watch(pool);
  await requireConnection(pool, url);
  const notifications = new NotificationClient({
    url,
    onError,
    limits,
    askElsewhere: (statement) => pool.query(statement),
  });
  const probe = openProbe(options);
  return {
    db: openDrizzle(pool),
    pool,
    probe,
    refusals,
    listen: (channel, onMessage, onGap) => notifications.listen(channel, { onMessage, onGap }),
    isListening: () => notifications.isListening,
    async close() {
      await notifications.close();
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

/** One connection beside the pool, opened when needed. */
function openProbe({ url, onError }: { url: string; onError: (error: Error) => void }): Pool {
  const probe = new Pool({
    connectionString: url,
    max: 1,
    application_name: 'lens-portal health',
    statement_timeout: PROBE_TIMEOUT,
    query_timeout: PROBE_TIMEOUT,
    connectionTimeoutMillis: PROBE_TIMEOUT,
    ...KEEP_ALIVE,
  });
  notifyLostConnections(probe, onError);
  return probe;
}

async function requireConnection(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new NoConnection(
      `The database at ${placeOf(url)} cannot be reached: ${reasonOf(error)}`,
      error,
    );
  }
}

/** Returns host, port and database name, without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** When several addresses were tried, the error has a code but no message of its own. */
function reasonOf(error: unknown): string {
  const message = (error instanceof Error && error.message) || codeOf(error) || 'no answer';
  if (!OF_POOLER.test(message)) return message;
  return `${message}. This is a pooler: DATABASE_URL must lead to PostgreSQL directly, for LISTEN`;
}
