import { Pool } from 'pg';
import { codeOf, NoConnection } from './database-unavailable.ts';
import type { Database } from './database.ts';
import { NotificationClient } from './notification-client.ts';
import { openDrizzle } from './open-drizzle.ts';
import { tellLostConnections } from './tell-lost-connections.ts';

const STATEMENT_TIMEOUT = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 10_000;

/**
 * A pool on a real PostgreSQL; notifications come over one connection of their own. Connections that are lost are made
 * anew when needed. @throws NoConnection when there is none to begin with
 */
export async function openPostgres(options: {
  url: string;
  connections: number;
  onError: (error: Error) => void;
}): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    application_name: 'lens-portal',
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  tellLostConnections(pool, options.onError);
  await demandConnection(pool, options.url);
  const notifications = new NotificationClient(options.url, options.onError);
  return {
    db: openDrizzle(pool),
    pool,
    listen: (channel, onMessage, onGap) => notifications.listen(channel, { onMessage, onGap }),
    isListening: () => notifications.isListening,
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

async function demandConnection(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new NoConnection(
      `The database at ${placeOf(url)} cannot be reached: ${told(error)}`,
      error,
    );
  }
}

/** Host, port and name: neither user nor password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Of several addresses that were tried none has a message of its own. */
function told(error: unknown): string {
  return (error instanceof Error && error.message) || codeOf(error) || 'no answer';
}
