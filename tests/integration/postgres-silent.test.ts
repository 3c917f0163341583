import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { until } from 'test-tools/until.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockUsers } from '#server/accounts/users/lock-users.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { databaseProblem } from '#server/platform/http/database-problem.ts';
import { startBlackHole, type BlackHole } from '../fixtures/black-hole.ts';
import { createGate } from '../fixtures/gate.ts';
import { list, orderInput, submit } from './support/orders.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import { onPostgres, openTestDatabase } from './support/test-database.ts';

const CONNECTIONS = 4;
/** Milliseconds; in production seconds. */
const limits = { connect: 1_000, statement: 1_500, silence: 2_000, beat: 500, beatAnswer: 1_000 };
const toStatus = (error: unknown) =>
  (error instanceof Problem ? error : databaseProblem(error))?.status ?? error;

/** What the work comes to; null when it succeeds. */
const problemOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => toStatus(error));

describe.skipIf(!onPostgres)('a PostgreSQL behind a network that swallows everything', () => {
  let origin: Database;
  let hole: BlackHole;
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    origin = await openTestDatabase('firstRun');
    const url = new URL(String(origin.pool.options.connectionString));
    hole = await startBlackHole({ port: Number(url.port), host: url.hostname });
    url.host = `127.0.0.1:${hole.port}`;
    const options = { url: url.href, connections: CONNECTIONS, limits };
    database = await openDatabase({ ...options, onError: () => undefined });
    portal = await startPortal({ database, identityFreshFor: 0 });
  });
  afterEach(() => hole.passOn());
  afterAll(async () => {
    await portal.close();
    await hole.close();
    await origin.close();
  });

  const health = () => portal.request(null, { url: '/api/health' });
  const healthy = () => until(async () => expect((await health()).statusCode).toBe(200));

  it('SE-09 answers 503 with Retry-After, frees its connections, and works when it is back', async () => {
    const key = randomUUID();
    const input = orderInput({ patientReference: `silent-${key}` });
    await healthy();
    hole.swallow();
    const responses = await Promise.all([
      submit(portal, 'practice', input, key),
      ...Array.from({ length: 3 * CONNECTIONS }, () => list(portal, 'practice', {})),
    ]);
    for (const { statusCode, headers } of responses) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    }
    await until(() => expect(database.isListening()).toBe(false));
    await until(() => expect(database.pool.totalCount).toBe(0));
    expect((await health()).statusCode).toBe(503);
    hole.passOn();
    await healthy();
    expect((await submit(portal, 'practice', input, key)).statusCode).toBe(201);
    const { rows } = await origin.pool.query(
      'SELECT count(*)::int AS n FROM orders WHERE patient_reference = $1',
      [input.patientReference],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('SE-09 is 503 when every connection of the pool is in use for too long', async () => {
    const held = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => database.pool.connect()),
    );
    const response = await list(portal, 'practice', {});
    for (const client of held) client.release();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  });

  it('SE-09 is 503 for a statement that takes too long, and for one whose connection is ended', async () => {
    const { db } = database;
    expect(await problemOf(db.execute(sql`SELECT pg_sleep(5)`))).toBe(503);
    const ended = db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    expect(await problemOf(ended)).toBe(503);
  });

  it('SE-09 is 503 for a change of users that another instance does not let in, and never runs', async () => {
    const held = createGate();
    const holds = createGate();
    const other = lockUsers(origin, () => {
      holds.open();
      return held.opened;
    });
    await holds.opened;
    const begun = vi.fn<() => Promise<void>>(() => Promise.resolve());
    expect(await problemOf(lockUsers(database, begun, { turn: 100, work: 100 }))).toBe(503);
    held.open();
    await other;
    await lockUsers(database, () => Promise.resolve());
    expect(begun).not.toHaveBeenCalled();
  });

  it('SE-09 is 503 for one of two transactions that wait for each other', async () => {
    const ids = await origin.pool.query<{ id: string }>('SELECT id FROM orders LIMIT 2');
    const [one, other] = ids.rows.map(({ id }) => id);
    const both = createGate();
    let holding = 0;
    const crosswise = (first?: string, second?: string) =>
      origin.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM orders WHERE id = ${first} FOR UPDATE`);
        holding += 1;
        if (holding === 2) both.open();
        await both.opened;
        await tx.execute(sql`SELECT FROM orders WHERE id = ${second} FOR UPDATE`);
      });
    const results = await Promise.all(
      [crosswise(one, other), crosswise(other, one)].map(problemOf),
    );
    expect(results.filter((result) => result !== null)).toEqual([503]);
  });
});
