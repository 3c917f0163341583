import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { readConfig } from '../program/config.ts';
import { runProgram } from '../program/run-program.ts';
import { adoptBaseline } from './adopt-baseline.ts';
import { applyMigration, LOCK_RULES } from './apply-migration.ts';
import { letBeSilent } from './connections/postgres-limits.ts';
import { missingMigrations } from './known-migrations.ts';
import { databaseOptions, openDatabase, type Database } from './open-database.ts';

/** Any number that is the same for every process that migrates. */
const MIGRATION_LOCK = 7_036_100;
/** Milliseconds between two checks whether another process has finished its migration. */
const LOOK_EVERY = 200;

/**
 * Brings the schema up to date while servers use it (decision 24). If several processes start at once, one migrates and
 * the others wait. Migrations that were applied stay when a later one fails.
 *
 * @throws StartError when another session keeps the tables locked, or the database is older than the baseline
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    // Neither waiting for the turn nor migrating has a time limit.
    await client.query('SET statement_timeout = 0');
    letBeSilent(client);
    await takeTurn(client);
    await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
    await client.query(
      `CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
         (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
    await adoptBaseline(client);
    for (const migration of await missingMigrations(drizzle(client))) {
      await applyMigration(client, migration, LOCK_RULES);
    }
  } finally {
    // Ends the session, and with it its settings and its lock.
    client.release(true);
  }
}

/** Polls outside a statement: an index that is built concurrently would wait for a waiting statement, too. */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.taken) return;
    await setTimeout(LOOK_EVERY);
  }
}

/** `npm run db:migrate`: migrates the database that the environment names. */
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
