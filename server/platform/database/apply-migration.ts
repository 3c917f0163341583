import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { codeOf } from '../errors/database-unavailable.ts';
import { StartError } from '../program/start-error.ts';
import type { Migration } from './known-migrations.ts';

interface LockRules {
  /** Milliseconds that a statement waits for a lock. All statements that arrive meanwhile wait behind it. */
  lockTimeout: number;
  /** Milliseconds between two attempts, in which other transactions have the table for themselves. */
  pause: number;
  /** Milliseconds after which the migration gives up. */
  timeout: number;
}

export const LOCK_RULES: LockRules = { lockTimeout: 500, pause: 1_000, timeout: 10 * 60_000 };

/** Another transaction had the lock: lock_not_available and deadlock_detected. */
const LOCKED_OUT = new Set(['55P03', '40P01']);

const CONCURRENT = /^(?:--.*\n)*(CREATE|DROP)( UNIQUE)? INDEX CONCURRENTLY (?:IF EXISTS )?"(\w+)"/;

/**
 * Applies one migration while others use the tables, in one transaction that is retried until it gets its locks. One
 * that builds indexes `CONCURRENTLY` runs statement by statement; each may have been executed before.
 *
 * @throws StartError when the locks are not available within the timeout
 */
export async function applyMigration(
  client: PoolClient,
  migration: Migration,
  rules: LockRules,
): Promise<void> {
  if (!migration.statements.some((statement) => CONCURRENT.test(statement))) {
    return applyAtOnce(client, migration, rules);
  }
  // Waiting for this lock blocks nobody, and giving up would leave half an index.
  await client.query('SET lock_timeout = 0');
  for (const statement of migration.statements) await changeIndex(client, statement);
  await remember(client, migration);
}

async function applyAtOnce(
  client: PoolClient,
  migration: Migration,
  rules: LockRules,
): Promise<void> {
  const until = performance.now() + rules.timeout;
  for (;;) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`SET LOCAL lock_timeout = ${rules.lockTimeout}`);
        for (const statement of migration.statements) await client.query(statement);
        await remember(client, migration);
      });
    } catch (error) {
      if (!LOCKED_OUT.has(codeOf(error))) throw error;
      if (performance.now() >= until) {
        throw new StartError(
          'A migration cannot have the lock that it needs: another session holds the table, maybe in a transaction ' +
            'that was left open. End that session (pg_stat_activity, pg_terminate_backend) and migrate again.',
          error,
        );
      }
    }
    await setTimeout(rules.pause);
  }
}

async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Builds or drops one index, unless that is done. First drops what an interrupted build left. */
async function changeIndex(client: PoolClient, statement: string): Promise<void> {
  const [, verb, , name] = CONCURRENT.exec(statement) ?? [];
  if (!verb || !name) {
    throw new Error('A migration that builds indexes concurrently may do nothing else');
  }
  const isValid = await isValidIndex(client, name);
  if (verb === 'DROP' ? isValid === null : isValid) return;
  if (verb === 'CREATE' && isValid === false) {
    await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
  }
  await client.query(statement);
}

/** Returns null when there is no such index. */
async function isValidIndex(client: PoolClient, name: string): Promise<boolean | null> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [`public."${name}"`],
  );
  return rows[0]?.valid ?? null;
}

/** Records the migration as Drizzle's own migrator does, which applied the first ones. */
async function remember(client: PoolClient, { hash, writtenAt }: Migration): Promise<void> {
  await client.query(
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
    [hash, writtenAt],
  );
}
