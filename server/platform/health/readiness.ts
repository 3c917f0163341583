import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../database/database.ts';
import { missingMigrations } from '../database/known-migrations.ts';
import { Problem } from '../errors/problem.ts';
import { TimeoutError, within } from '../firebase/within.ts';
import { databaseUnavailable } from '../http/database-problem.ts';
import { proveRoom } from './prove-room.ts';
import { healthWrites } from './table.ts';

/** The database's timeout, in milliseconds; load balancers do not wait longer either. */
const TIMEOUT = 3_000;
/** Milliseconds that a successful write counts. The check is public, and not every request may cause a write. */
const FRESH_FOR = 1_000;
/** Seconds after which to retry. */
const RETRY_AFTER = 5;

/** What files beside the database the disk refuses to write, and why; null when it takes all. */
export type RefusedFiles = () => string | null;

/** `busy`: requests wait for a connection and will be answered later. */
type Readiness = 'ok' | 'busy';

/**
 * Checks with the database whether this process can work: by a write of its own, and by what the writes of everybody met.
 * Simultaneous requests share one check.
 */
export class ReadinessCheck {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #timeout: number;
  readonly #refusedFiles: RefusedFiles;
  #running: Promise<void> | undefined;
  #workedAt = Number.NEGATIVE_INFINITY;
  /** The last proof of room that failed, and when. */
  #noRoom: { error: unknown; at: number } | undefined;
  #isMigrated = false;

  /** `now` in milliseconds of a monotonic clock; `timeout` also limits the database's answer. */
  constructor(
    database: Database,
    {
      now = () => performance.now(),
      timeout = TIMEOUT,
      refusedFiles = () => null,
    }: {
      now?: () => number;
      timeout?: number;
      refusedFiles?: RefusedFiles | undefined;
    } = {},
  ) {
    this.#database = database;
    this.#now = now;
    this.#timeout = timeout;
    this.#refusedFiles = refusedFiles;
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
      // The embedded database has one connection, and that is in use; or it is opened anew, because its disk is full.
      const isInUse = error instanceof TimeoutError && this.#isEmbedded;
      if (isInUse && !this.#database.refusals.isOpen) return 'busy';
      throw error instanceof Problem ? error : databaseUnavailable(error);
    }
    const files = this.#refusedFiles();
    if (files !== null) throw refuses(files);
    return pool.waitingCount > 0 ? 'busy' : 'ok';
  }

  get #isEmbedded(): boolean {
    return this.#database.probe === this.#database.pool;
  }

  #checked(): Promise<void> {
    const isFull = this.#database.refusals.isOpen;
    if (isFull && this.#noRoom && this.#now() - this.#noRoom.at < FRESH_FOR) {
      return Promise.reject(this.#noRoom.error);
    }
    if (!isFull && this.#now() - this.#workedAt < FRESH_FOR) return Promise.resolve();
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
    if (this.#database.refusals.isOpen) await this.#proveRoom(db);
    await db
      .insert(healthWrites)
      .values(row)
      .onConflictDoUpdate({ target: healthWrites.id, set: { writtenAt: row.writtenAt } });
    this.#workedAt = this.#now();
  }

  /** After a write was refused, this process is ready once one that needs room works. */
  async #proveRoom(db: NodePgDatabase): Promise<void> {
    const { refusals } = this.#database;
    const { count } = refusals;
    try {
      await proveRoom(db, this.#isEmbedded);
    } catch (error) {
      this.#noRoom = { error, at: this.#now() };
      throw error;
    }
    refusals.prove(count);
  }
}

function refuses(files: string): Problem {
  return new Problem('unavailable', `The disk refuses to write ${files}`, {
    retryAfter: RETRY_AFTER,
  });
}

function lacks(count: number): Problem {
  return new Problem(
    'unavailable',
    `The database lacks ${count} of this version's migrations: run \`npm run db:migrate\``,
    { retryAfter: RETRY_AFTER },
  );
}
