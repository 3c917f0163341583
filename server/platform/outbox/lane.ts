import type { FastifyBaseLogger } from 'fastify';
import type { Handle } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import { within } from '../firebase/within.ts';
import { claimDue, type Delivery } from './claim-due.ts';
import { markDelivered, markExpired, markFailure, WORRYING_ATTEMPTS } from './settle.ts';

/** Timeout of one delivery, in milliseconds; shorter than the lease. */
const TIMEOUT = 30_000;

/**
 * Delivers a payload. The same payload may come again, even after it was delivered; the `id` of its row identifies it.
 * When `signal` aborts, stop: the row is retried, so anything not done by then must not be done later.
 *
 * @throws PermanentFailure
 */
export type Handler = (
  payload: unknown,
  delivery: Pick<Delivery, 'id' | 'createdAt'> & { signal: AbortSignal },
) => Promise<void>;

export interface OutboxKind {
  deliver: Handler;
  /** Milliseconds after which a row is no longer worth delivering; without it, rows do not expire. */
  expiresAfter?: number;
}

/** Deliveries of a lane that may be slow at the same time. */
export const MOST_SLOW = 4;

/** Kinds of rows that share one way of delivery. Lanes do not delay each other. */
export interface OutboxLane {
  /** Number of rows that are delivered at the same time. */
  slots: number;
  /**
   * Milliseconds after which a delivery leaves its slot to the next, because whom it waits for may be silent; up to `MOST_SLOW`
   * of them. Without it, a delivery keeps its slot.
   */
  slowAfter?: number;
  /** The kinds in order of priority. */
  kinds: Record<string, OutboxKind>;
}

export interface LaneSurroundings {
  db: Handle;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Delivers the due rows of one lane each time it is woken. */
export class Lane {
  readonly #lane: OutboxLane;
  readonly #around: LaneSurroundings;
  /** Current claims and deliveries; none of them rejects. */
  readonly #tasks = new Set<Promise<void>>();
  #delivering = 0;
  /** Current deliveries that left their slot. */
  #slow = 0;
  #claiming = false;
  #wanted = false;
  #stopped = false;

  constructor(lane: OutboxLane, around: LaneSurroundings) {
    this.#lane = lane;
    this.#around = around;
  }

  /** Finds due rows and delivers them, in the background. */
  wake(): void {
    if (this.#stopped) return;
    this.#wanted = true;
    if (!this.#claiming) this.#track(this.#claim());
  }

  /** Stops claiming rows; current deliveries continue. */
  stop(): void {
    this.#stopped = true;
  }

  /** Resolves when no claim or delivery is running. */
  async idle(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  #track(task: Promise<void>): void {
    const tracked = task.finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
  }

  /** Runs one claim at a time. A call during a claim causes one more claim afterwards. */
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
    // When all slots are in use, the next free one claims again.
    const most = this.#lane.slots - this.#delivering;
    if (most <= 0 || this.#stopped) return;
    const due = await claimDue(db, { kind, most, now: clock() });
    for (const delivery of due) this.#track(this.#settle(delivery));
  }

  async #settle(delivery: Delivery): Promise<void> {
    const leave = this.#takeSlot();
    try {
      await this.#deliverOrExpire(delivery);
    } catch (error) {
      await this.#recordFailure(delivery, error);
    } finally {
      leave();
      this.wake();
    }
  }

  /** Takes a slot; returns what gives it back. A delivery that becomes slow gives it back before. */
  #takeSlot(): () => void {
    const { slowAfter } = this.#lane;
    let isSlow = false;
    this.#delivering += 1;
    const becomeSlow = () => {
      if (this.#slow >= MOST_SLOW) return;
      isSlow = true;
      this.#slow += 1;
      this.#delivering -= 1;
      this.wake();
    };
    const timer = slowAfter === undefined ? undefined : setTimeout(becomeSlow, slowAfter);
    return () => {
      clearTimeout(timer);
      if (isSlow) this.#slow -= 1;
      else this.#delivering -= 1;
    };
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
      await within(TIMEOUT, 'The delivery', deliver(delivery.payload, { id, createdAt, signal }));
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
      // The lease expires and the row is retried.
      log.error({ ...facts, markError: loggableError(markError) }, 'outbox row not marked');
    }
  }
}
