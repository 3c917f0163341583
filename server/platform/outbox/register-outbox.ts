import type { FastifyInstance } from 'fastify';
import type { Database, StopListening } from '../database/database.ts';
import { OUTBOX_CHANNEL } from './enqueue.ts';
import type { OutboxLane } from './lane.ts';
import { OutboxWorker } from './outbox-worker.ts';
import type { OutboxState } from './settle.ts';
import { SettledRows } from './settled-rows.ts';

/** Milliseconds between two checks for rows to retry; new rows are notified at once. */
const EVERY = 2_000;
/**
 * Milliseconds that a closing server waits for current deliveries. Process managers kill it after ten seconds or more.
 * A row that was sent but not marked by then is sent again.
 */
const GRACE = 8_000;

export interface Outbox {
  /** Returns the row's state after at most this many milliseconds. Call it after the commit, not before it. */
  settled: (id: number, milliseconds: number) => Promise<OutboxState>;
}

/** Delivers the outbox while the server runs. Calls `onClosed` when no delivery is running any more. */
export function registerOutbox(
  app: FastifyInstance,
  options: {
    database: Database;
    clock: () => Date;
    lanes: OutboxLane[];
    onClosed?: (() => void) | undefined;
  },
): Outbox {
  const { database, clock, lanes, onClosed } = options;
  const { db } = database;
  const worker = new OutboxWorker({ db, clock, lanes, log: app.log });
  const rows = new SettledRows();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: StopListening | undefined;

  app.addHook('onReady', async () => {
    stopListening = await database.listen(
      OUTBOX_CHANNEL,
      (id) => (id === '' ? worker.wake() : rows.notify(Number(id))),
      () => {
        worker.wake();
        rows.notifyAll();
      },
    );
    timer = setInterval(() => worker.wake(), EVERY);
    timer.unref();
    worker.wake();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await worker.close(GRACE);
    onClosed?.();
    await stopListening?.();
  });
  return { settled: (id, milliseconds) => rows.settled(db, id, milliseconds) };
}
