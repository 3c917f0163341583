import type { InjectOptions } from 'fastify';
import { expect, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import type { TestPortal } from '../support/portal.ts';

const MINUTE = 60_000;

/** The columns that the database fills in by its own clock. */
const BY_DATABASE = [
  'audit_trail.at',
  'customers.created_at',
  'idempotency_keys.created_at',
  'lenses.created_at',
  'outbox.created_at',
  'outbox.next_attempt_at',
];

/**
 * The clock of a story: that of the process and of the database's defaults. It stands still but for the minute that passes
 * before each change.
 */
export class StoryClock {
  /** What was asked to change, and the answers. */
  readonly changes: string[] = [];
  readonly #portal: TestPortal;
  #now: number;

  private constructor(portal: TestPortal, now: number) {
    this.#portal = portal;
    this.#now = now;
  }

  /** Before the portal starts, `vi.useFakeTimers` has set the process's clock to `now`. */
  static async start(portal: TestPortal, now: number): Promise<StoryClock> {
    const { pool } = portal.database;
    await pool.query('CREATE SCHEMA story');
    await pool.query('CREATE TABLE story.clock (now timestamptz NOT NULL)');
    await pool.query('INSERT INTO story.clock VALUES ($1)', [new Date(now)]);
    await pool.query(
      'CREATE FUNCTION story.now() RETURNS timestamptz LANGUAGE sql AS $$ SELECT now FROM story.clock $$',
    );
    for (const place of BY_DATABASE) {
      const [table, column] = place.split('.');
      await pool.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT story.now()`);
    }
    const clock = new StoryClock(portal, now);
    const inject = portal.app.inject.bind(portal.app);
    const changed = async (options: InjectOptions) => {
      if ((options.method ?? 'GET') === 'GET') return inject(options);
      await clock.advance(MINUTE);
      const response = await inject(options);
      clock.changes.push(`${options.method} ${JSON.stringify(options.url)} ${response.statusCode}`);
      await until(async () => expect(await clock.#waiting()).toEqual([]));
      return response;
    };
    Object.assign(portal.app, { inject: changed });
    return clock;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** The events that the portal's worker has not told of yet: it does so at the time of the change. */
  async #waiting(): Promise<unknown[]> {
    const { rows } = await this.#portal.database.pool.query(
      "SELECT id FROM outbox WHERE kind = 'email.event' AND state = 'waiting'",
    );
    return rows;
  }

  /** Sets the process's clock too, which whoever waits for something moves by milliseconds. */
  async advance(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    vi.setSystemTime(this.#now);
    await this.#portal.database.pool.query('UPDATE story.clock SET now = $1', [
      new Date(this.#now),
    ]);
  }
}
