import { randomUUID } from 'node:crypto';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { until } from 'test-tools/until.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { pgliteFilesIn } from '#server/platform/database/connections/open-pglite.ts';
import { PgliteThread } from '#server/platform/database/connections/pglite-thread.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { ReadinessCheck } from '#server/platform/health/readiness.ts';
import { list, orderInput, submit } from './support/orders.ts';
import { enqueueNote, outboxRows, TestClock, testWorker } from './support/outbox.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import { copyOfTemplate, onPostgres } from './support/test-database.ts';

/** Breaks each connection when it is taken from the pool. The returned function stops this. */
function loseEveryConnection({ pool, probe }: Database): () => void {
  for (const one of [pool, probe]) one.on('acquire', breakOff);
  return () => {
    for (const one of [pool, probe]) one.off('acquire', breakOff);
  };
}

/** Breaks a connection after the database has executed this statement, before the answer arrives. */
function loseAnswersTo({ pool }: Database, statement: string): () => void {
  const changed = new Set<PoolClient>();
  const onAcquire = (client: PoolClient) => {
    if (changed.has(client)) return;
    changed.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    Reflect.set(client, 'query', async (...args: unknown[]) => {
      const answer = await query(...args);
      if (textOf(args[0]) !== statement) return answer;
      breakOff(client);
      throw new Error('Connection terminated unexpectedly');
    });
  };
  pool.on('acquire', onAcquire);
  return () => {
    pool.off('acquire', onAcquire);
    // Restores the method of the class.
    for (const client of changed) Reflect.deleteProperty(client, 'query');
  };
}

function breakOff(client: PoolClient): void {
  const stream = propertyOf(propertyOf(client, 'connection'), 'stream');
  if (!(stream instanceof Duplex)) throw new Error('The client has no stream');
  stream.destroy();
}

function textOf(query: unknown): unknown {
  return typeof query === 'string' ? query : propertyOf(query, 'text');
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const SECRET = 'PAT-SECRET-4711';
const ENDED = expect.stringMatching(/^The database thread has ended.* Is the disk full/);
const lost = vi.spyOn(console, 'error').mockReturnValue(undefined);
let portal: TestPortal;
beforeAll(async () => {
  // Who asks is looked up for each request.
  portal = await startPortal({ identityFreshFor: 0 });
});
afterEach(() => {
  portal.database.pool.removeAllListeners('acquire');
});
afterAll(async () => {
  await portal.close();
  lost.mockRestore();
});

const input = orderInput({ patientReference: SECRET });

/** How many orders there are with the reference of these tests. */
async function countOrders(): Promise<unknown> {
  const statement = 'SELECT count(*)::int AS n FROM orders WHERE patient_reference = $1';
  const { rows } = await portal.database.pool.query<{ n: number }>(statement, [SECRET]);
  return rows[0]?.n;
}

describe('a request whose connection to the database is lost', () => {
  it('SE-09 is answered 503 with Retry-After in the one shape of errors, whatever it asks for', async () => {
    const goOn = loseEveryConnection(portal.database);
    const responses = [
      await submit(portal, 'practice', input),
      await list(portal, 'practice', { filter: { q: SECRET } }),
      await portal.request('practice', { url: '/api/orders.csv', query: { q: SECRET } }),
      await portal.request('admin', { url: `/api/orders/${randomUUID()}` }),
      await portal.request(null, { url: '/api/health' }),
    ];
    goOn();
    for (const response of responses) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('1');
      expect(apiErrorSchema.parse(response.json())).toEqual({
        code: 'unavailable',
        message: 'The database cannot be reached right now. Try again',
        requestId: response.headers['x-request-id'],
      });
    }
    expect((await list(portal, 'practice', {})).statusCode).toBe(200);
    expect((await portal.request(null, { url: '/api/health' })).statusCode).toBe(200);
    expect(portal.logged.join('')).not.toContain(SECRET);
    expect(JSON.stringify(lost.mock.calls)).not.toContain(SECRET);
  });

  it.each(['begin', 'commit'])(
    'SE-09 makes one order when the answer to its %s was lost and it is sent again',
    async (statement) => {
      const before = Number(await countOrders());
      const key = randomUUID();
      const goOn = loseAnswersTo(portal.database, statement);
      expect((await submit(portal, 'practice', input, key)).statusCode).toBe(503);
      goOn();
      // What was committed stays, though nobody was told.
      expect(await countOrders()).toBe(before + (statement === 'commit' ? 1 : 0));
      const again = await submit(portal, 'practice', input, key);
      expect(again.statusCode).toBe(201);
      expect(await countOrders()).toBe(before + 1);
      const { id } = orderSchema.parse(again.json());
      expect((await submit(portal, 'practice', input, key)).json()).toMatchObject({ id });
    },
  );

  it('ER-04 SE-09 is answered unavailable by a callable', async () => {
    const { firebase, tokens } = portal;
    const input = { userId: 'u-unverified' };
    const call = () => firebase.call('overrideEmailVerification', input, tokens.super);
    const goOn = loseEveryConnection(portal.database);
    expect(await call()).toMatchObject({ status: 503, error: { status: 'UNAVAILABLE' } });
    goOn();
    expect((await call()).status).toBe(200);
  });
});

describe('work that nobody waits for', () => {
  it('SE-09 goes on with the outbox when the database is back', async () => {
    const { database } = portal;
    const delivered: unknown[] = [];
    const clock = new TestClock();
    const { deliverDue, logged } = testWorker(database, clock, async (payload) => {
      delivered.push(payload);
    });
    const id = await enqueueNote(database, 'lost', 'news');
    clock.moveTo(Date.now() + 1_000);
    const goOn = loseEveryConnection(database);
    await deliverDue();
    goOn();
    expect(logged).toMatchObject([{ level: 'error', message: 'outbox not read' }]);
    await deliverDue();
    expect(delivered).toEqual(['news']);
    const row = (await outboxRows(database)).find((one) => one.id === id);
    expect(row?.state).toBe('delivered');
  });
});

describe.skipIf(onPostgres)('an embedded database whose thread ends', () => {
  it('SE-09 fails what is under way, and finds what was committed in a new one', async () => {
    const folder = await copyOfTemplate();
    const start = vi.spyOn(PgliteThread, 'start');
    const database = await openDatabase({ folder, onError: () => undefined });
    const gap = vi.fn<() => void>();
    await database.listen('news', () => undefined, gap);
    await database.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    const thread = await start.mock.results[0]?.value;
    await thread.close();
    await expect(database.db.execute('SELECT FROM kept')).rejects.toMatchObject({
      cause: { message: 'The database thread has ended' },
    });
    const { rows } = await database.pool.query('SELECT * FROM kept');
    expect(rows).toEqual([{ one: 1 }]);
    expect(gap).toHaveBeenCalledOnce();
    await database.close();
    await rm(folder, { recursive: true });
    start.mockRestore();
  });

  it('SE-09 whose disk was full says so and goes on by itself once there is room', async () => {
    const folder = await copyOfTemplate();
    const database = await openDatabase({ folder, onError: () => undefined });
    const health = new ReadinessCheck(database);
    await database.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    expect(await health.readiness()).toBe('ok');
    // Where PGlite, process 42 as ever, would write the next piece of its log first: as without room it cannot.
    const noRoom = join(pgliteFilesIn(folder), 'pg_wal', 'xlogtemp.42');
    await mkdir(noRoom);
    const write = () =>
      database.db.execute("SELECT pg_logical_emit_message(true, 'test', repeat('x', 4000000))");
    await until(() => expect(write()).rejects.toMatchObject({ cause: { message: ENDED } }));
    await rmdir(noRoom);
    await until(async () => expect(await health.readiness()).toBe('ok'));
    await write();
    const { rows } = await database.pool.query('SELECT * FROM kept');
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
    await rm(folder, { recursive: true });
  });
});
