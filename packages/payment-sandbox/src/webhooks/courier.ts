import { createHmac } from 'node:crypto';
import type { Delivery } from '../state/records.ts';
import { type Sandbox, seconds } from '../state/sandbox.ts';

/** Who is called, and what the calls are signed with. */
export interface WebhookTarget {
  secret: string;
  /** Resolves with whether the call was answered by 2xx. */
  call: (body: string, signature: string) => Promise<boolean>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Until the next try, in milliseconds; after the last one an event is given up. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

/** Calls the webhook, one call after the other. */
export class Courier {
  readonly #sandbox: Sandbox;
  readonly #target: WebhookTarget | null;
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(sandbox: Sandbox, target: WebhookTarget | null) {
    this.#sandbox = sandbox;
    this.#target = target;
  }

  /** Makes every call that is due; resolves when none is left. */
  run(): Promise<void> {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #runAll(): Promise<void> {
    for (let next = this.#due(); next && this.#target; next = this.#due()) {
      const isTaken = await this.#call(next, this.#target);
      this.#settle(next, isTaken);
      await this.#sandbox.store.saved();
    }
  }

  #due(): Delivery | null {
    if (this.#isClosed) return null;
    const now = this.#sandbox.now();
    const due = this.#sandbox.store.list('delivery').filter(({ at }) => at <= now);
    return due.toSorted((a, b) => a.at - b.at)[0] ?? null;
  }

  #call({ eventId }: Delivery, { call, secret }: WebhookTarget): Promise<boolean> {
    const event = this.#sandbox.store.get('event', eventId);
    const body = JSON.stringify(event, null, 2);
    return call(body, signature(body, secret, seconds(this.#sandbox)));
  }

  #settle(delivery: Delivery, isTaken: boolean): void {
    const { store, now } = this.#sandbox;
    const event = store.get('event', delivery.eventId);
    if (isTaken && event) store.put('event', { ...event, pending_webhooks: 0 });
    const pause = PAUSES[delivery.tries];
    if (isTaken || pause === undefined) return store.remove('delivery', delivery.id);
    store.put('delivery', { ...delivery, tries: delivery.tries + 1, at: now() + pause });
  }
}

/** The header `Stripe-Signature` of a body, signed at a time in seconds. */
function signature(body: string, secret: string, at: number): string {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${v1}`;
}
