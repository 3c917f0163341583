import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { runProgram } from '../run-program.ts';
import { databaseOptions } from './database-options.ts';
import { letBeSilent } from './end-silent.ts';
import { openDatabase, type Database } from './open-database.ts';

/** Any number; it is the same for every process that migrates. */
const MIGRATION_LOCK = 7_036_100;

/** Brings the schema up to date; of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    // Neither waiting nor migrating has a limit.
    await client.query('SET statement_timeout = 0');
    letBeSilent(client);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    // Ends the session, and with it the setting and the lock.
    client.release(true);
  }
}

/** `npm run db:migrate`: the database that the environment names. */
async function migrateConfiguredDatabase(): Promise<void> {
  const database = await openDatabase(databaseOptions(readConfig(process.env)));
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runProgram('The database could not be migrated', migrateConfiguredDatabase);
}
