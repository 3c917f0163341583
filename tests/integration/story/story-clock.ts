import type { InjectOptions } from 'fastify';
import { until } from 'test-tools/until.ts';
import { vi } from 'vitest';
import type { TestPortal } from '../support/portal.ts';

/** Shorter than a claim of the outbox lasts: a worker that looked just before takes nothing twice. */
const STEP = 30_000;

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
 * The clock of a story: that of the process and of the database's defaults. It stands still but for the half minute that
 * passes before each change.
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
      await clock.advance(STEP);
      const response = await inject(options);
      clock.changes.push(`${options.method} ${JSON.stringify(options.url)} ${response.statusCode}`);
      await clock.settle();
      return response;
    };
    Object.assign(portal.app, { inject: changed });
    const call = portal.firebase.call.bind(portal.firebase);
    portal.firebase.call = async (name, data, token) => {
      await clock.advance(STEP);
      const answer = await call(name, data, token);
      clock.changes.push(`${name} ${JSON.stringify(data)} ${JSON.stringify(answer)}`);
      await clock.settle();
      return answer;
    };
    return clock;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** Waits until the portal's worker has done what the outbox holds for it: it does so at the time of the change. */
  async settle(): Promise<void> {
    const { pool } = this.#portal.database;
    await until(async () => {
      const { rows } = await pool.query(
        "SELECT kind, last_error FROM outbox WHERE kind NOT LIKE 'email.send%' AND state = 'waiting'",
      );
      if (rows.length > 0) throw new Error(`The outbox still holds ${JSON.stringify(rows)}`);
    });
  }

  /** Sets the process's clock too, which whoever waits for something moves by milliseconds. */
  async advance(milliseconds: number): Promise<void> {
    await this.settle();
    this.#now += milliseconds;
    vi.setSystemTime(this.#now);
    await this.#portal.database.pool.query('UPDATE story.clock SET now = $1', [
      new Date(this.#now),
    ]);
  }
}
