import { sql } from 'drizzle-orm';
import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import {
  isDatabaseUnavailable,
  NoConnection,
} from '#server/platform/errors/database-unavailable.ts';
import { startPostgresStub, type PostgresStub } from './postgres-stub.ts';

let stub: PostgresStub;
let database: Database;
const onError = vi.fn<(error: Error) => void>();
beforeEach(async () => {
  onError.mockClear();
  stub = await startPostgresStub();
  database = await openDatabase({ url: stub.url, connections: 1, onError });
});
afterEach(async () => {
  await database.close();
  await stub.close();
});

const work = () => database.db.execute('SELECT work');
const workInTransaction = () => database.db.transaction((tx) => tx.execute('SELECT work'));
const errorOf = (promise: Promise<unknown>) => promise.then(() => null).catch((e: unknown) => e);
/** Resolves when the loss was told of. */
const told = () => until(() => expect(onError).toHaveBeenCalled());

describe('a pool that loses connections', () => {
  it('SE-09 lives on when one is lost that a transaction uses, and tells of it once', async () => {
    const error = await errorOf(
      database.db.transaction(async (tx) => {
        await tx.execute('SELECT first');
        stub.loseAll();
        // Nobody asks it anything at that moment: only a listener hears of it.
        await told();
        await tx.execute('SELECT second');
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(onError).toHaveBeenCalledOnce();
    expect(stub.statements).not.toContain('SELECT second');
    await expect(workInTransaction()).resolves.toBeDefined();
  });

  it('SE-09 lives on when one is lost that nobody uses, and tells of it once', async () => {
    stub.loseAll();
    await told();
    await expect(work()).resolves.toBeDefined();
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each(['begin', 'SELECT work', 'commit'])(
    'SE-09 gets back each one that is lost at %s',
    async (statement) => {
      for (let index = 0; index < 3; index += 1) {
        stub.decide = (asked) => (asked === statement ? 'lose' : 'answer');
        expect(isDatabaseUnavailable(await errorOf(workInTransaction()))).toBe(true);
      }
      stub.decide = () => 'answer';
      await expect(workInTransaction()).resolves.toBeDefined();
      expect(database.pool.totalCount).toBe(1);
    },
  );

  it('SE-09 does not give one to others whose ROLLBACK was lost', async () => {
    stub.decide = (asked) => (asked === 'rollback' ? 'lose' : 'answer');
    const refused = database.db.transaction(async () => {
      throw new Error('refused');
    });
    expect(isDatabaseUnavailable(await errorOf(refused))).toBe(true);
    expect(database.pool.totalCount).toBe(0);
    await expect(workInTransaction()).resolves.toBeDefined();
  });

  it('SE-09 leaves a server that has become a standby, though its connection is whole', async () => {
    stub.decide = (asked) => (asked === 'SELECT work' ? 'refuse' : 'answer');
    expect(isDatabaseUnavailable(await errorOf(workInTransaction()))).toBe(true);
    expect(stub.statements.at(-1)).toBe('rollback');
    expect(database.pool.totalCount).toBe(0);
  });

  it('keeps the connection, and the error, of a transaction that fails by itself', async () => {
    const refusal = new Error('refused');
    const refused = database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      throw refusal;
    });
    await expect(refused).rejects.toBe(refusal);
    expect(stub.statements.slice(-3)).toEqual(['begin', 'SELECT 1', 'rollback']);
    expect(database.pool.idleCount).toBe(1);
  });

  it('SE-09 says that there is no connection while the server is away, and works when it is back', async () => {
    await stub.refuse();
    await told();
    expect(await errorOf(workInTransaction())).toBeInstanceOf(NoConnection);
    expect(isDatabaseUnavailable(await errorOf(work()))).toBe(true);
    await stub.accept();
    await expect(workInTransaction()).resolves.toBeDefined();
  });

  it('SE-09 does not start without a database, and says where it looked, without the password', async () => {
    await stub.refuse();
    const error = await errorOf(openDatabase({ url: stub.url, onError }));
    expect(error).toBeInstanceOf(NoConnection);
    const { host } = new URL(stub.url);
    expect(String(error)).toContain(`The database at ${host}/stub cannot be reached`);
    expect(String(error)).toContain('ECONNREFUSED');
    expect(String(error)).not.toContain('secret');
  });
});

/** Resolves when notifications arrive again, and when they do not. */
const back = () => until(() => expect(database.isListening()).toBe(true));
const lost = () => until(() => expect(database.isListening()).toBe(false));

describe('the connection for notifications', () => {
  const heard: string[] = [];
  const onGap = vi.fn<() => void>();
  beforeEach(() => {
    heard.length = 0;
    onGap.mockClear();
  });
  const listen = (channel = 'news') =>
    database.listen(channel, (payload) => heard.push(payload), onGap);

  it('SE-09 says that it is lost, is made again, once, and tells of the gap', async () => {
    await listen();
    for (let times = 1; times <= 2; times += 1) {
      stub.loseAll();
      await lost();
      await back();
      expect(onGap).toHaveBeenCalledTimes(times);
      expect(stub.connections()).toBe(1);
    }
    stub.notify('news', 'here');
    await until(() => expect(heard).toEqual(['here']));
  });

  it('SE-09 goes on trying while the server is away', async () => {
    await listen();
    await stub.refuse();
    // The loss of the pool's connection and of this one, and two attempts.
    await until(() => expect(onError.mock.calls.length).toBeGreaterThanOrEqual(4));
    expect(database.isListening()).toBe(false);
    expect(onGap).not.toHaveBeenCalled();
    await stub.accept();
    await back();
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('SE-09 listens again to what was asked for while it was lost, and not to what was given up', async () => {
    const stop = await listen('old');
    await stub.refuse();
    await lost();
    await stop();
    await listen('new');
    stub.statements.length = 0;
    await stub.accept();
    await until(() => expect(stub.statements).toEqual(['LISTEN "new"']));
    await back();
  });

  it('SE-09 fails the start, and the next one tries again', async () => {
    await stub.refuse();
    await expect(listen()).rejects.toThrow('ECONNREFUSED');
    await stub.accept();
    await listen();
    stub.notify('news', 'here');
    await until(() => expect(heard).toEqual(['here']));
  });

  it('SE-09 closes while it is lost', async () => {
    const stop = await listen();
    await stub.refuse();
    await lost();
    await expect(stop()).resolves.toBeUndefined();
    await expect(database.close()).resolves.toBeUndefined();
    database = await stub.accept().then(() => openDatabase({ url: stub.url, onError }));
  });
});
