import type { FastifyBaseLogger } from 'fastify';
import type { Handle } from '../database/database.ts';
import { loggableError } from '../http/error-log.ts';
import { claimDue, type Delivery } from './claim-due.ts';
import { markDelivered, markFailure, WORRYING_ATTEMPTS } from './settle.ts';
import { within } from './within.ts';

/** Rows delivered at the same time. */
const MOST_AT_ONCE = 8;
/** How long one delivery may take, in milliseconds; shorter than the lease. */
const PATIENCE = 30_000;

/**
 * Delivers a payload; the same one may come again, also after it was delivered, and is known by the `id` of its row.
 *
 * @throws PermanentFailure
 */
export type Handler = (payload: unknown, delivery: Pick<Delivery, 'id'>) => Promise<void>;

export interface OutboxWorkerOptions {
  db: Handle;
  clock: () => Date;
  /** By kind. */
  handlers: Record<string, Handler>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Delivers what is due each time that it is woken. Any number of workers, in any number of processes, may run. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  /** Claims and deliveries under way; none of them rejects. */
  readonly #tasks = new Set<Promise<void>>();
  #delivering = 0;
  #claiming = false;
  #wanted = false;
  #closed = false;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /** Looks for due rows and delivers them, in the background. */
  wake(): void {
    if (this.#closed) return;
    this.#wanted = true;
    if (!this.#claiming) this.#track(this.#claim());
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  /** Delivers what is still due for at most `grace` milliseconds. What is left then is found by the next worker. */
  async close(grace: number): Promise<void> {
    this.wake();
    try {
      await within(grace, 'Emptying the outbox', this.idle());
    } catch (error) {
      this.#options.log.warn({ error: loggableError(error) }, 'outbox not emptied');
    }
    this.#closed = true;
  }

  #track(task: Promise<void>): void {
    const tracked = task.finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
  }

  /** One claim at a time; a call that comes meanwhile leads to one more. */
  async #claim(): Promise<void> {
    const { db, clock, handlers, log } = this.#options;
    this.#claiming = true;
    try {
      while (this.#wanted && !this.#closed) {
        this.#wanted = false;
        // With all hands full the next one that is free looks again.
        const most = MOST_AT_ONCE - this.#delivering;
        if (most <= 0) continue;
        const due = await claimDue(db, { kinds: Object.keys(handlers), most, now: clock() });
        for (const delivery of due) this.#track(this.#deliver(delivery));
      }
    } catch (error) {
      log.error({ error: loggableError(error) }, 'outbox not read');
    } finally {
      this.#claiming = false;
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { db, clock, handlers } = this.#options;
    this.#delivering += 1;
    try {
      const handler = handlers[delivery.kind];
      if (!handler) throw new Error(`Nobody delivers ${delivery.kind}`);
      await within(PATIENCE, 'The delivery', handler(delivery.payload, delivery));
      await markDelivered(db, delivery, clock());
    } catch (error) {
      await this.#recordFailure(delivery, error);
    } finally {
      this.#delivering -= 1;
      this.wake();
    }
  }

  async #recordFailure(delivery: Delivery, error: unknown): Promise<void> {
    const { db, clock, log } = this.#options;
    const { id, kind, attempts } = delivery;
    const facts = { outbox: id, kind, attempts, error: loggableError(error) };
    try {
      const state = await markFailure(db, delivery, { error, now: clock() });
      if (state === 'failed') log.error(facts, 'outbox row given up');
      else if (attempts >= WORRYING_ATTEMPTS) log.error(facts, 'outbox row still not delivered');
      else log.warn(facts, 'outbox row not delivered yet');
    } catch (markError) {
      // The lease runs out and the row is tried again.
      log.error({ ...facts, markError: loggableError(markError) }, 'outbox row not marked');
    }
  }
}
