import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type { Handle } from './database.ts';
import { sql } from 'drizzle-orm';

export interface Migration {
  /** When it was written, in milliseconds since 1970: what names it in the database. */
  writtenAt: number;
  hash: string;
  statements: string[];
}

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

let known: Migration[] | undefined;

/** Every migration that this code has, the oldest first. */
export function knownMigrations(): Migration[] {
  known ??= readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis, hash, sql }) => ({
    writtenAt: folderMillis,
    hash,
    statements: sql.map((statement) => statement.trim()).filter((statement) => statement !== ''),
  }));
  return known;
}

/**
 * Which of this code's migrations the database lacks. One that has more is ahead of this code, as while a new version is
 * rolled out: migrations only add, so that is no lack.
 */
export async function missingMigrations(db: Handle): Promise<Migration[]> {
  const done = await db.execute<{ at: string }>(
    sql`SELECT created_at::text AS at FROM drizzle.__drizzle_migrations`,
  );
  const applied = new Set(done.rows.map(({ at }) => Number(at)));
  return knownMigrations().filter(({ writtenAt }) => !applied.has(writtenAt));
}
