import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../database/database.ts';
import { missingMigrations } from '../database/known-migrations.ts';
import { databaseUnavailable } from '../http/database-problem.ts';
import { Problem } from '../errors/problem.ts';
import { TimeoutError, within } from '../firebase/within.ts';
import { healthWrites } from './table.ts';

/** How long the database may take to answer, in milliseconds: load balancers do not wait longer either. */
const TIMEOUT = 3_000;
/** For how long a write that worked counts, in milliseconds: anybody may ask, and not each of them writes. */
const FRESH_FOR = 1_000;
/** Seconds. */
const RETRY_AFTER = 5;

/** `busy`: requests wait for a connection. They are answered, only later. */
export type Readiness = 'ok' | 'busy';

/** Whether this process can do its work, asked of the database itself; those who ask at once share one answer. */
export class ReadinessCheck {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #timeout: number;
  #running: Promise<void> | undefined;
  #workedAt = Number.NEGATIVE_INFINITY;
  #isMigrated = false;

  /** `now` in milliseconds, of a clock that only goes forward; `timeout` for the database's answer, too. */
  constructor(
    database: Database,
    {
      now = () => performance.now(),
      timeout = TIMEOUT,
    }: { now?: () => number; timeout?: number } = {},
  ) {
    this.#database = database;
    this.#now = now;
    this.#timeout = timeout;
  }

  /** @throws Problem 503 when a write would not work, notifications do not arrive, or migrations are missing */
  async readiness(): Promise<Readiness> {
    const { pool } = this.#database;
    if (!this.#database.isListening()) {
      throw databaseUnavailable(new Error('The connection for notifications is lost'));
    }
    try {
      await within(this.#timeout, 'The database', this.#checked());
    } catch (error) {
      // The embedded database has one connection, and that is at work.
      if (error instanceof TimeoutError && this.#database.probe === pool) return 'busy';
      throw error instanceof Problem ? error : databaseUnavailable(error);
    }
    return pool.waitingCount > 0 ? 'busy' : 'ok';
  }

  #checked(): Promise<void> {
    if (this.#now() - this.#workedAt < FRESH_FOR) return Promise.resolve();
    this.#running ??= this.#check().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #check(): Promise<void> {
    const db = drizzle(this.#database.probe);
    const row = { id: 1, writtenAt: new Date() };
    if (!this.#isMigrated) {
      const missing = await missingMigrations(db);
      if (missing.length > 0) throw lacks(missing.length);
      this.#isMigrated = true;
    }
    await db
      .insert(healthWrites)
      .values(row)
      .onConflictDoUpdate({ target: healthWrites.id, set: { writtenAt: row.writtenAt } });
    this.#workedAt = this.#now();
  }
}

function lacks(count: number): Problem {
  return new Problem(
    'unavailable',
    `The database lacks ${count} of this version's migrations: run \`npm run db:migrate\``,
    { retryAfter: RETRY_AFTER },
  );
}
