import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { registerOutbox } from '#server/platform/outbox/register-outbox.ts';
import { enqueueNote, gate, laneOf } from './support/outbox.ts';
import { useDatabase } from './support/use.ts';

/** In ms: long enough for a server to close that waits for nothing. */
const A_MOMENT = 300;

const database = useDatabase();
afterEach(async () => {
  vi.useRealTimers();
  await database.pool.query('TRUNCATE outbox');
});

function realTime() {
  return new Date();
}

/** As a connection that tells nothing of what is enqueued, until it says that something may have been missed. */
function deafDatabase() {
  const gaps: (() => void)[] = [];
  const listen: Database['listen'] = async (_channel, _onMessage, onGap) => {
    const gap = () => onGap?.();
    gaps.push(gap);
    return async () => void gaps.splice(gaps.indexOf(gap), 1);
  };
  return { gaps, deaf: { ...database, listen } };
}

describe('a server whose connection broke', () => {
  it('delivers what it was not told of, and listens no more once it is closed', async () => {
    // It would find the row by itself, two seconds later.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { gaps, deaf } = deafDatabase();
    const app = Fastify();
    // Before every row is due: the server finds none by looking when it starts.
    const times = { now: new Date(-1) };
    const isDelivered = gate();
    const lanes = [laneOf('note', async () => isDelivered.open())];
    registerOutbox(app, { database: deaf, clock: () => times.now, lanes });
    await app.ready();
    await enqueueNote(database, 'a', 1);
    times.now = realTime();
    for (const notifyGap of gaps) notifyGap();
    // Without `until`, which lets the pretended time pass.
    await isDelivered.passed;
    await app.close();
    expect(gaps).toEqual([]);
  });
});

describe('a server', () => {
  it('waits when it closes for what it is delivering', async () => {
    const app = Fastify();
    const [isDelivering, goOn] = [gate(), gate()];
    const done: string[] = [];
    registerOutbox(app, {
      database,
      clock: realTime,
      lanes: [
        laneOf('note', async () => {
          isDelivering.open();
          await goOn.passed;
          done.push('delivered');
        }),
      ],
      onClosed: () => done.push('the mail server is left'),
    });
    await app.ready();
    await enqueueNote(database, 'a', 1);
    await isDelivering.passed;
    const closing = app.close().then(() => done.push('closed'));
    await Promise.race([closing, setTimeout(A_MOMENT)]);
    goOn.open();
    await closing;
    expect(done).toEqual(['delivered', 'the mail server is left', 'closed']);
  });

  it('delivers at once what is committed, and tells whoever waits, on every instance', async () => {
    const delivering = Fastify();
    const asking = Fastify();
    registerOutbox(delivering, {
      database,
      clock: realTime,
      lanes: [
        laneOf('note', () => Promise.resolve()),
        laneOf('wrong', () => Promise.reject(new PermanentFailure('no'))),
      ],
    });
    const outbox = registerOutbox(asking, { database, clock: realTime, lanes: [] });
    await Promise.all([delivering.ready(), asking.ready()]);
    const note = await enqueueNote(database, 'a', 1);
    expect(await outbox.settled(note, 10_000)).toBe('delivered');
    expect(await outbox.settled(note, 10_000)).toBe('delivered');
    const wrong = await database.db.transaction((tx) =>
      enqueue(tx, { kind: 'wrong', key: 'a', payload: 1 }),
    );
    expect(await outbox.settled(wrong, 10_000)).toBe('failed');
    const waiting = await database.db.transaction((tx) =>
      enqueue(tx, { kind: 'newer', key: 'a', payload: 1 }),
    );
    expect(await outbox.settled(waiting, 20)).toBe('waiting');
    await Promise.all([delivering.close(), asking.close()]);
  });
});
