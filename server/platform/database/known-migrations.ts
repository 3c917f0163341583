import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import type { Handle } from './database.ts';

export interface Migration {
  /** When it was written, in milliseconds since 1970. The database identifies the migration by it. */
  writtenAt: number;
  hash: string;
  statements: string[];
}

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

let known: Migration[] | undefined;

/** Returns every migration of this code, oldest first. */
export function knownMigrations(): Migration[] {
  known ??= readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis, hash, sql }) => ({
    writtenAt: folderMillis,
    hash,
    statements: sql.map((statement) => statement.trim()).filter((statement) => statement !== ''),
  }));
  return known;
}

const TIMES = 'SELECT created_at::text AS at FROM drizzle.__drizzle_migrations';

function timesOf(rows: readonly { at: string }[]): Set<number> {
  return new Set(rows.map(({ at }) => Number(at)));
}

/** Returns when the migrations were written that the database has, in milliseconds since 1970. */
export async function migrationTimes(client: PoolClient): Promise<Set<number>> {
  return timesOf((await client.query<{ at: string }>(TIMES)).rows);
}

/**
 * Returns the migrations of this code that the database does not have. A database with additional ones is newer than
 * this code, as during a rollout; that is fine, because migrations only add.
 */
export async function missingMigrations(db: Handle): Promise<Migration[]> {
  const done = await db.execute<{ at: string }>(sql.raw(TIMES));
  const applied = timesOf(done.rows);
  return knownMigrations().filter(({ writtenAt }) => !applied.has(writtenAt));
}
