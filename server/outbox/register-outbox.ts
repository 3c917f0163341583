import type { FastifyInstance } from 'fastify';
import type { Database, StopListening } from '../database/database.ts';
import { OUTBOX_CHANNEL } from './enqueue.ts';
import { OutboxWorker, type Handler } from './outbox-worker.ts';
import type { OutboxState } from './settle.ts';
import { SettledRows } from './settled-rows.ts';

/** How often it looks for rows whose pause is over, in milliseconds; new ones are told of at once. */
const EVERY = 2_000;
const GRACE = 3_000;

export interface Outbox {
  /** What became of the row after at most so many milliseconds. To be asked after the commit, not inside it. */
  settled: (id: number, milliseconds: number) => Promise<OutboxState>;
}

/** Delivers the outbox while the server runs, and what is left of it when it closes. */
export function registerOutbox(
  app: FastifyInstance,
  options: { database: Database; clock: () => Date; handlers: Record<string, Handler> },
): Outbox {
  const { database, clock, handlers } = options;
  const { db } = database;
  const worker = new OutboxWorker({ db, clock, handlers, log: app.log });
  const rows = new SettledRows();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: StopListening | undefined;

  app.addHook('onReady', async () => {
    stopListening = await database.listen(
      OUTBOX_CHANNEL,
      (id) => (id === '' ? worker.wake() : rows.tell(Number(id))),
      () => {
        worker.wake();
        rows.tellAll();
      },
    );
    timer = setInterval(() => worker.wake(), EVERY);
    timer.unref();
    worker.wake();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await worker.close(GRACE);
    await stopListening?.();
  });
  return { settled: (id, milliseconds) => rows.settled(db, id, milliseconds) };
}
