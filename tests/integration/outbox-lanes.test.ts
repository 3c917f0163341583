import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { expireWaiting } from '#server/platform/outbox/expire-waiting.ts';
import { MOST_SLOW, type OutboxLane } from '#server/platform/outbox/lane.ts';
import {
  enqueueNote,
  gate,
  laneOf,
  outboxRows,
  TestClock,
  testLanes,
  testWorker,
  type TestWorker,
} from './support/outbox.ts';
import { useDatabase } from './support/use.ts';

const database = useDatabase();
let clock: TestClock;
beforeEach(() => {
  clock = new TestClock();
});
afterEach(async () => {
  vi.useRealTimers();
  await database.pool.query('TRUNCATE outbox');
});

function enqueueAs(kind: string, key: string): Promise<number> {
  return database.db.transaction((tx) => enqueue(tx, { kind, key, payload: key }));
}

function testWorkerOf(lanes: OutboxLane[]): TestWorker {
  return testLanes(database, clock, lanes);
}

describe('the lanes of the outbox', () => {
  it('SE-09 deliver one kind while another holds all its own slots', async () => {
    const stalled = gate();
    const [delivered, begun]: string[][] = [[], []];
    const { worker } = testWorkerOf([
      laneOf('note', async (payload) => void delivered?.push(String(payload))),
      laneOf('mail', (payload) => {
        begun?.push(String(payload));
        return stalled.passed;
      }),
    ]);
    for (let index = 0; index < 20; index += 1) await enqueueAs('mail', `m${index}`);
    await enqueueAs('note', 'n1');
    worker.wake();
    await until(() => expect([begun?.length, delivered]).toEqual([8, ['n1']]));
    stalled.open();
    await worker.idle();
    expect(begun).toHaveLength(20);
  });

  it('SE-09 go on beside a delivery that hangs, and beside so many of them', async () => {
    const stalled = gate();
    const begun: string[] = [];
    const deliver = (payload: unknown) => {
      begun.push(String(payload));
      return payload === 'fine' ? Promise.resolve() : stalled.passed;
    };
    const { worker } = testWorkerOf([{ slots: 1, slowAfter: 1, kinds: { mail: { deliver } } }]);
    for (const key of ['hangs', 'fine']) await enqueueAs('mail', key);
    worker.wake();
    await until(() => expect(begun).toEqual(['hangs', 'fine']));
    for (let index = 0; index < 10; index += 1) await enqueueAs('mail', `hangs ${index}`);
    worker.wake();
    const most = 1 + 1 + MOST_SLOW;
    await until(() => expect(begun).toHaveLength(most));
    stalled.open();
    await worker.idle();
    expect(begun).toHaveLength(12);
  });

  it('VA-01 take the kinds of one lane in their order, whatever was written first', async () => {
    const order: unknown[] = [];
    const deliver = async (payload: unknown) => void order.push(payload);
    const lane = { slots: 1, kinds: { urgent: { deliver }, mail: { deliver } } };
    const { deliverDue } = testWorkerOf([lane]);
    for (const key of ['m1', 'm2', 'm3']) await enqueueAs('mail', key);
    for (const key of ['u1', 'u2']) await enqueueAs('urgent', key);
    await deliverDue();
    expect(order).toEqual(['u1', 'u2', 'm1', 'm2', 'm3']);
  });

  it('SE-09 do not deliver what has waited for too long, and say so', async () => {
    const delivered: unknown[] = [];
    const deliver = async (payload: unknown) => void delivered.push(payload);
    const { deliverDue, logged } = testWorkerOf([laneOf('mail', deliver, { expiresAfter: 1_000 })]);
    await enqueueAs('mail', 'late');
    await enqueueAs('mail', 'early');
    const written = `UPDATE outbox SET created_at = $1 WHERE key = $2`;
    for (const [age, key] of [
      [1_000, 'late'],
      [999, 'early'],
    ] as const) {
      await database.pool.query(written, [new Date(clock.read().getTime() - age), key]);
    }
    await deliverDue();
    expect(delivered).toEqual(['early']);
    expect(await outboxRows(database)).toMatchObject([
      { state: 'expired', deliveredAt: null },
      { state: 'delivered' },
    ]);
    expect(logged).toMatchObject([{ level: 'warn', message: 'outbox row expired' }]);
  });

  it('SE-09 expire also where nobody delivers a kind', async () => {
    for (const kind of ['mail', 'note']) await enqueueAs(kind, 'old');
    await database.pool.query('UPDATE outbox SET created_at = $1', [clock.read()]);
    await enqueueAs('mail', 'new');
    clock.advance(1_001);
    await expireWaiting(database.db, clock.read(), { expiresAfter: { mail: 1_000 } });
    expect(await outboxRows(database)).toMatchObject([
      { key: 'old', kind: 'mail', state: 'expired' },
      { key: 'old', kind: 'note', state: 'waiting' },
      { key: 'new', kind: 'mail', state: 'waiting' },
    ]);
  });

  it('SE-09 tell a delivery that nobody waits for it any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [begun, aborted] = [gate(), gate()];
    const { worker, logged } = testWorkerOf([
      laneOf('note', (_payload, { signal }) => {
        signal.addEventListener('abort', aborted.open);
        begun.open();
        return new Promise(() => undefined);
      }),
    ]);
    await enqueueNote(database, 'a', 1);
    worker.wake();
    await begun.passed;
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await aborted.passed;
    await worker.idle();
    expect(logged).toMatchObject([{ message: 'outbox row not delivered yet' }]);
  });
});

describe('a worker that closes', () => {
  it('SE-09 waits for what is under way and claims nothing more', async () => {
    const delivered: unknown[] = [];
    const [begun, goOn] = [gate(), gate()];
    const { worker } = testWorker(database, clock, async (payload) => {
      begun.open();
      await goOn.passed;
      delivered.push(payload);
    });
    for (const payload of ['a1', 'a2', 'a3']) await enqueueNote(database, 'a', payload);
    worker.wake();
    await begun.passed;
    const closing = worker.close(10_000);
    goOn.open();
    await closing;
    expect(delivered).toEqual(['a1']);
    worker.wake();
    await worker.idle();
    const states = (await outboxRows(database)).map(({ state, attempts }) => [state, attempts]);
    expect(states).toEqual([
      ['delivered', 1],
      ['waiting', 0],
      ['waiting', 0],
    ]);
  });

  it('does not wait for ever, and loses nothing', async () => {
    const [begun, never] = [gate(), gate()];
    const { worker, logged } = testWorker(database, clock, () => {
      begun.open();
      return never.passed;
    });
    await enqueueNote(database, 'a', 'a1');
    worker.wake();
    await begun.passed;
    await worker.close(50);
    expect(logged).toMatchObject([{ level: 'warn', message: 'outbox left a delivery under way' }]);
    expect(await outboxRows(database)).toMatchObject([{ state: 'waiting' }]);
    never.open();
    await worker.idle();
  });
});
