import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDue, LEASE } from '#server/platform/outbox/claim-due.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { forgetDelivered } from '#server/platform/outbox/forget-delivered.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { pauseAfter } from '#server/platform/outbox/settle.ts';
import { enqueueNote, gate, outboxRows, TestClock, testWorker } from './support/outbox.ts';
import { onPostgres } from './support/test-database.ts';
import { useDatabase } from './support/use.ts';

const SECRET = 'PAT-SECRET-4711';
const database = useDatabase();
let clock: TestClock;
beforeEach(() => {
  clock = new TestClock();
});
afterEach(() => database.pool.query('TRUNCATE outbox'));

function failing(reason: Error) {
  return async () => {
    throw reason;
  };
}

/** Whether a transaction waits for a lock that another one holds. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await database.pool.query(
    `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE NOT granted AND locktype = 'advisory' AND datname = current_database()`,
  );
  return rows.length > 0;
}

/** Resolves when the transaction is through, or cannot go on. */
async function committedOrWaiting(transaction: Promise<unknown>): Promise<void> {
  const progress = { isThrough: false };
  const watched = transaction.finally(() => {
    progress.isThrough = true;
  });
  while (!progress.isThrough) {
    if (await isSomebodyWaiting()) return;
  }
  await watched;
}

describe('the outbox', () => {
  it('delivers what was committed, once, and nothing of what was rolled back', async () => {
    const delivered: unknown[] = [];
    const { deliverDue } = testWorker(database, clock, async (payload) => {
      delivered.push(payload);
    });
    await enqueueNote(database, 'a', { text: 'kept' });
    const undone = database.db.transaction(async (tx) => {
      await enqueue(tx, { kind: 'note', key: 'a', payload: { text: 'undone' } });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await deliverDue();
    await deliverDue();
    expect(delivered).toEqual([{ text: 'kept' }]);
    expect(await outboxRows(database)).toMatchObject([
      { state: 'delivered', attempts: 1, deliveredAt: clock.read(), lastError: '' },
    ]);
  });

  it('delivers one after the other what concerns the same key, and other keys meanwhile', async () => {
    const order: unknown[] = [];
    const first = gate();
    const { worker, deliverDue } = testWorker(database, clock, async (payload) => {
      order.push(payload);
      if (payload === 'a1') await first.passed;
      if (payload === 'b2') first.open();
    });
    for (const payload of ['a1', 'a2', 'b1', 'b2']) {
      await enqueueNote(database, payload.slice(0, 1), payload);
    }
    await deliverDue();
    await worker.idle();
    // a1 was let go by b2: so a2 cannot have begun before.
    expect(order).toEqual(['a1', 'b1', 'b2', 'a2']);
  });

  it.skipIf(!onPostgres)(
    'delivers in the order of the commits, not of the beginnings',
    async () => {
      const order: unknown[] = [];
      const { deliverDue } = testWorker(database, clock, async (payload) => {
        order.push(payload);
      });
      let second = Promise.resolve(0);
      await database.db.transaction(async (tx) => {
        await enqueue(tx, { kind: 'note', key: 'a', payload: 'first' });
        second = enqueueNote(database, 'a', 'second');
        await committedOrWaiting(second);
        await deliverDue();
      });
      await second;
      await deliverDue();
      expect(order).toEqual(['first', 'second']);
    },
  );

  it('tries again after a pause that doubles, up to ten minutes', async () => {
    const { deliverDue, logged } = testWorker(database, clock, failing(new Error('no answer')));
    await enqueueNote(database, 'a', 1);
    const attempts = async () => (await outboxRows(database))[0]?.attempts;
    await deliverDue();
    for (const [before, pause] of [1_000, 2_000, 4_000].entries()) {
      clock.advance(pause - 1);
      await deliverDue();
      expect(await attempts()).toBe(before + 1);
      clock.advance(1);
      await deliverDue();
      expect(await attempts()).toBe(before + 2);
    }
    expect(logged).toHaveLength(4);
    expect(logged[0]).toMatchObject({ level: 'warn', facts: { kind: 'note', attempts: 1 } });
    expect([10, 11, 12, 20].map(pauseAfter)).toEqual([512_000, 600_000, 600_000, 600_000]);
  });

  it('lets nothing of a key pass one that waits for its next try', async () => {
    const order: unknown[] = [];
    const { deliverDue } = testWorker(database, clock, async (payload) => {
      order.push(payload);
      if (order.length === 1) throw new Error('no answer');
    });
    await enqueueNote(database, 'a', 'a1');
    await enqueueNote(database, 'a', 'a2');
    await deliverDue();
    expect(order).toEqual(['a1']);
    clock.advance(1_000);
    await deliverDue();
    expect(order).toEqual(['a1', 'a1', 'a2']);
  });

  it('never gives up what may still succeed, and says so louder after many tries', async () => {
    let reachable = false;
    const { deliverDue, logged } = testWorker(database, clock, async () => {
      if (!reachable) throw new Error('no answer');
    });
    await enqueueNote(database, 'a', 'a1');
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await deliverDue();
      expect(await outboxRows(database)).toMatchObject([{ state: 'waiting', attempts: attempt }]);
      clock.advance(pauseAfter(attempt));
    }
    expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'outbox row still not delivered', facts: { attempts: 20 } },
    ]);
    reachable = true;
    await deliverDue();
    expect(await outboxRows(database)).toMatchObject([{ state: 'delivered' }]);
  });

  it('forgets what was delivered long ago, and nothing that waits', async () => {
    const { deliverDue } = testWorker(database, clock, async (payload) => {
      if (payload === 'stuck') throw new Error('no answer');
    });
    await enqueueNote(database, 'a', 'done');
    await enqueueNote(database, 'b', 'stuck');
    await deliverDue();
    clock.advance(30 * 24 * 60 * 60 * 1000);
    await forgetDelivered(database.db, clock.read());
    expect(await outboxRows(database)).toHaveLength(2);
    clock.advance(1);
    await forgetDelivered(database.db, clock.read());
    expect(await outboxRows(database)).toMatchObject([{ state: 'waiting' }]);
  });

  it('gives up at once when trying again makes no sense', async () => {
    const { deliverDue } = testWorker(database, clock, failing(new PermanentFailure('is gone')));
    await enqueueNote(database, 'a', 1);
    await deliverDue();
    expect(await outboxRows(database)).toMatchObject([
      { state: 'failed', attempts: 1, lastError: 'is gone' },
    ]);
  });

  it('SE-04 keeps and logs why it failed, not what a database error quotes', async () => {
    const { deliverDue, logged } = testWorker(database, clock, async (payload) => {
      await database.pool.query('SELECT $1::integer', [payload]);
    });
    await enqueueNote(database, 'a', SECRET);
    await deliverDue();
    const [row] = await outboxRows(database);
    expect(row).toMatchObject({ state: 'waiting', lastError: 'error' });
    expect(JSON.stringify(logged)).toContain('"code":"22P02"');
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it('never delivers a row twice at once, however many workers there are', async () => {
    const delivered: unknown[] = [];
    const workers = Array.from({ length: 3 }, () =>
      testWorker(database, clock, async (payload) => {
        delivered.push(payload);
      }),
    );
    const payloads = Array.from({ length: 60 }, (_, index) => index);
    for (const index of payloads) await enqueueNote(database, `key-${index % 20}`, index);
    await Promise.all(workers.map(({ deliverDue }) => deliverDue()));
    expect(delivered.map(Number).toSorted((a, b) => a - b)).toEqual(payloads);
    expect(delivered.filter((index) => Number(index) % 20 === 7)).toEqual([7, 27, 47]);
  });

  it('delivers again what a process took that died before it could say so', async () => {
    const delivered: unknown[] = [];
    const { deliverDue } = testWorker(database, clock, async (payload) => {
      delivered.push(payload);
    });
    await enqueueNote(database, 'a', 'a1');
    const died = await claimDue(database.db, { kind: 'note', most: 1, now: clock.read() });
    expect(died).toMatchObject([{ payload: 'a1', attempts: 1 }]);
    clock.advance(LEASE - 1);
    await deliverDue();
    expect(delivered).toEqual([]);
    clock.advance(1);
    await deliverDue();
    expect(delivered).toEqual(['a1']);
    expect(await outboxRows(database)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('leaves alone what only another version of the server can deliver', async () => {
    const { deliverDue } = testWorker(database, clock, failing(new Error('must not be asked')));
    await database.db.transaction((tx) => enqueue(tx, { kind: 'newer', key: 'a', payload: 1 }));
    await deliverDue();
    expect(await outboxRows(database)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });
});
