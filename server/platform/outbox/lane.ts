import type { FastifyBaseLogger } from 'fastify';
import type { Handle } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import { claimDue, type Delivery } from './claim-due.ts';
import { markDelivered, markExpired, markFailure, WORRYING_ATTEMPTS } from './settle.ts';
import { within } from '../firebase/within.ts';

/** How long one delivery may take, in milliseconds; shorter than the lease. */
const TIMEOUT = 30_000;

/**
 * Delivers a payload; the same one may come again, also after it was delivered, and is known by the `id` of its row.
 * When `signal` is aborted nobody waits for the delivery any more: what is not done then must not be done later, because
 * the row is tried again.
 *
 * @throws PermanentFailure
 */
export type Handler = (
  payload: unknown,
  delivery: Pick<Delivery, 'id'> & { signal: AbortSignal },
) => Promise<void>;

export interface OutboxKind {
  deliver: Handler;
  /** For how long after it was written a row is worth delivering, in milliseconds; without it, for ever. */
  expiresAfter?: number;
}

/** Kinds of rows that share what they leave by. What one lane waits for holds no other up. */
export interface OutboxLane {
  /** Rows delivered at the same time. */
  slots: number;
  /** By kind; those of the first are taken before those of the next. */
  kinds: Record<string, OutboxKind>;
}

export interface LaneSurroundings {
  db: Handle;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Delivers what is due of one lane each time that it is woken. */
export class Lane {
  readonly #lane: OutboxLane;
  readonly #around: LaneSurroundings;
  /** Claims and deliveries under way; none of them rejects. */
  readonly #tasks = new Set<Promise<void>>();
  #delivering = 0;
  #claiming = false;
  #wanted = false;
  #stopped = false;

  constructor(lane: OutboxLane, around: LaneSurroundings) {
    this.#lane = lane;
    this.#around = around;
  }

  /** Looks for due rows and delivers them, in the background. */
  wake(): void {
    if (this.#stopped) return;
    this.#wanted = true;
    if (!this.#claiming) this.#track(this.#claim());
  }

  /** Claims nothing any more; what is under way goes on. */
  stop(): void {
    this.#stopped = true;
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  #track(task: Promise<void>): void {
    const tracked = task.finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
  }

  /** One claim at a time; a call that comes meanwhile leads to one more. */
  async #claim(): Promise<void> {
    this.#claiming = true;
    try {
      while (this.#wanted && !this.#stopped) {
        this.#wanted = false;
        for (const kind of Object.keys(this.#lane.kinds)) await this.#claimKind(kind);
      }
    } catch (error) {
      this.#around.log.error({ error: loggableError(error) }, 'outbox not read');
    } finally {
      this.#claiming = false;
    }
  }

  async #claimKind(kind: string): Promise<void> {
    const { db, clock } = this.#around;
    // With all hands full the next one that is free looks again.
    const most = this.#lane.slots - this.#delivering;
    if (most <= 0 || this.#stopped) return;
    const due = await claimDue(db, { kind, most, now: clock() });
    for (const delivery of due) this.#track(this.#settle(delivery));
  }

  async #settle(delivery: Delivery): Promise<void> {
    this.#delivering += 1;
    try {
      await this.#deliverOrExpire(delivery);
    } catch (error) {
      await this.#recordFailure(delivery, error);
    } finally {
      this.#delivering -= 1;
      this.wake();
    }
  }

  async #deliverOrExpire(delivery: Delivery): Promise<void> {
    const { db, clock, log } = this.#around;
    const { id, kind, createdAt } = delivery;
    const { deliver, expiresAfter = Infinity } = this.#kindOf(delivery);
    if (clock().getTime() - createdAt.getTime() >= expiresAfter) {
      await markExpired(db, delivery);
      log.warn({ outbox: id, kind }, 'outbox row expired');
      return;
    }
    const stop = new AbortController();
    try {
      const { signal } = stop;
      await within(TIMEOUT, 'The delivery', deliver(delivery.payload, { id, signal }));
    } finally {
      stop.abort();
    }
    await markDelivered(db, delivery, clock());
  }

  #kindOf({ kind }: Delivery): OutboxKind {
    const known = this.#lane.kinds[kind];
    if (!known) throw new Error(`Nobody delivers ${kind}`);
    return known;
  }

  async #recordFailure(delivery: Delivery, error: unknown): Promise<void> {
    const { db, clock, log } = this.#around;
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
