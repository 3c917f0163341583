import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  letBeSilent,
  POSTGRES_LIMITS,
} from '#server/platform/database/connections/postgres-limits.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { isDatabaseUnavailable } from '#server/platform/errors/database-unavailable.ts';
import { StartError } from '#server/platform/program/start-error.ts';
import { startBlackHole, type BlackHole } from '../../fixtures/black-hole.ts';
import { startPostgresStub, type PostgresStub } from './postgres-stub.ts';

const SILENCE = 300;
/** Enough for a busy machine to answer in. */
const limits = { connect: 800, silence: SILENCE, beat: 100, beatAnswer: 800 };

let stub: PostgresStub;
let hole: BlackHole;
let database: Database;
const onError = vi.fn<(error: Error) => void>();
const open = (url: string) => openDatabase({ url, connections: 2, onError, limits });
beforeEach(async () => {
  onError.mockClear();
  stub = await startPostgresStub();
  const url = new URL(stub.url);
  hole = await startBlackHole({ port: Number(url.port) });
  url.port = String(hole.port);
  database = await open(url.href);
});
afterEach(async () => {
  await database.close();
  await hole.close();
  await stub.close();
});

const work = () => database.db.execute('SELECT work');
const workInTransaction = () => database.db.transaction((tx) => tx.execute('SELECT work'));
const errorOf = (promise: Promise<unknown>) => promise.then(() => null).catch((e: unknown) => e);
/** Resolves when notifications no longer arrive, and that is known. */
const lost = () => until(() => expect(database.isListening()).toBe(false));
const timeoutOf = ({ connection }: PoolClient) => (connection.stream as Socket).timeout;

describe('a database whose host vanishes without a word', () => {
  it('SE-09 is noticed within 20 s, and after its own limits', () => {
    const { silence, statement, idleInTransaction } = POSTGRES_LIMITS;
    expect(silence).toBeLessThanOrEqual(20_000);
    expect(silence).toBeGreaterThan(Math.max(statement, idleInTransaction));
  });

  it('SE-09 frees every connection that waits for it, and those who wait for one', async () => {
    hole.swallow();
    const errors = await Promise.all([work(), workInTransaction(), work(), work()].map(errorOf));
    expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true, true]);
    await until(() => expect([database.pool.totalCount, hole.connections()]).toEqual([0, 0]));
    hole.passOn();
    await expect(workInTransaction()).resolves.toBeDefined();
  });

  it.each(['begin', 'SELECT work', 'commit'])(
    'SE-09 asks a connection nothing more that is silent at %s',
    async (statement) => {
      stub.decide = (asked) => {
        if (asked === statement) hole.swallow();
        return 'answer';
      };
      expect(isDatabaseUnavailable(await errorOf(workInTransaction()))).toBe(true);
      // Ended at once, and not waited for once more with the ROLLBACK.
      const told = onError.mock.calls.map(([error]) => error.message);
      expect(told).toEqual([`Connection terminated: no answer within ${SILENCE} ms`]);
      expect(stub.statements.at(-1)).toBe(statement);
      expect(database.pool.totalCount).toBe(0);
    },
  );

  it('SE-09 lets be silent what nobody asks, and what may take long', async () => {
    const client = await database.pool.connect();
    expect(timeoutOf(client)).toBe(SILENCE);
    letBeSilent(client);
    expect(timeoutOf(client)).toBe(0);
    client.release();
    const again = await database.pool.connect();
    expect([again, timeoutOf(again)]).toEqual([client, SILENCE]);
    again.release();
    expect(timeoutOf(client)).toBe(0);
  });

  it('SE-09 is not waited for when the server closes', async () => {
    await database.listen('news', () => undefined);
    hole.swallow();
    await expect(database.close()).resolves.toBeUndefined();
    hole.passOn();
    database = await open(stub.url);
  });
});

describe('a connection for notifications that hears nothing', () => {
  const onGap = vi.fn<() => void>();
  beforeEach(() => void onGap.mockClear());
  const listen = () => database.listen('news', () => undefined, onGap);

  it('SE-09 is noticed, is made again when the host is back, and tells of the gap', async () => {
    await listen();
    hole.swallow();
    await lost();
    expect(onGap).not.toHaveBeenCalled();
    hole.passOn();
    await until(() => expect(onGap).toHaveBeenCalledOnce());
    expect(database.isListening()).toBe(true);
  });

  it('SE-09 is noticed though the host answers', async () => {
    await listen();
    stub.isDeaf = true;
    await until(() => expect(onGap).toHaveBeenCalled());
    expect(String(onError.mock.calls[0]?.[0])).toContain('no longer hears its own notifications');
  });

  it('SE-09 is kept while it hears itself', async () => {
    await listen();
    const beats = vi.spyOn(stub, 'notify');
    await until(() => expect(beats.mock.calls.length).toBeGreaterThan(3));
    expect([onGap.mock.calls, onError.mock.calls]).toEqual([[], []]);
  });

  it('SE-09 keeps the server from starting behind a pooler, and says why', async () => {
    stub.isDeaf = true;
    const error = await errorOf(listen());
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain('LISTEN needs a direct connection');
    stub.isDeaf = false;
    await expect(listen()).resolves.toBeDefined();
  });
});
