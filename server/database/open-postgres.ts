import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { NotificationClient } from './notification-client.ts';

const STATEMENT_TIMEOUT = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 10_000;

/** A pool on a real PostgreSQL; notifications come over one connection of their own. */
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
  });
  pool.on('error', options.onError);
  const notifications = new NotificationClient(options.url, options.onError);
  await pool.query('select 1');
  return {
    db: drizzle(pool),
    pool,
    listen: (channel, onMessage, onGap) => notifications.listen(channel, { onMessage, onGap }),
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}
