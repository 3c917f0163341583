/** Serves the API as shipped, on the PostgreSQL of TEST_DATABASE_URL, until its parent exits. Logs to stdout. */
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { startPortal } from './portal.ts';
import { seedPeople } from './seed-people.ts';

const database = await openDatabase({ url: process.env['TEST_DATABASE_URL'], connections: 20 });
await migrateDatabase(database);
await seedPeople(database);
const portal = await startPortal({
  database,
  config: { logLevel: 'warn', trustedProxies: 0 },
  logStream: process.stdout,
});
const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
const { rows } = await portal.database.pool.query<{ name: string }>(
  'SELECT current_database() AS name',
);
process.once('disconnect', () => process.exit());
process.send?.({ origin, token: portal.tokens.practice, database: rows[0]?.name });
