import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { orderInput } from './orders.ts';

/** The delay before an order is sent again, in ms. */
const PAUSE = 50;

const acceptedSchema = z.object({ id: z.string() });
const refusedSchema = z.object({ code: z.literal('unavailable'), requestId: z.string() });

/** Practices that order concurrently. Each sends one order at a time, and retries it until it is accepted. */
export class Practices {
  readonly #server: { origin: string; token: string };
  readonly #working: Promise<void>[];
  readonly #waiting: { count: number; resolve: () => void }[] = [];
  #hasStopped = false;
  /** The accepted orders by their keys. */
  readonly accepted = new Map<string, string>();
  /** The number of 503 answers. */
  refused = 0;

  constructor(server: { origin: string; token: string }, count: number) {
    this.#server = server;
    this.#working = Array.from({ length: count }, () => this.#orderOnAndOn());
  }

  /** Resolves when `more` further orders have been accepted. Rejects on an unexpected answer. */
  async untilMoreAccepted(more: number): Promise<void> {
    const count = this.accepted.size + more;
    const reached = new Promise<void>((resolve) => {
      this.#waiting.push({ count, resolve });
    });
    await Promise.race([reached, Promise.all(this.#working)]);
  }

  /** Resolves when every started order is accepted. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    await Promise.all(this.#working);
  }

  /** Orders with this key and returns the id of the order. @throws Error for any answer but 201 and 503 */
  async order(key: string): Promise<string> {
    for (;;) {
      const response = await this.#post(key);
      const body: unknown = await response.json();
      if (response.status === 201) return acceptedSchema.parse(body).id;
      const isRefusal = response.status === 503 && response.headers.get('retry-after') === '1';
      if (!isRefusal || !refusedSchema.safeParse(body).success) {
        throw new Error(`Answered ${response.status}: ${JSON.stringify(body)}`);
      }
      this.refused += 1;
      await setTimeout(PAUSE);
    }
  }

  async #orderOnAndOn(): Promise<void> {
    while (!this.#hasStopped) {
      const key = randomUUID();
      this.accepted.set(key, await this.order(key));
      for (const { count, resolve } of this.#waiting) if (this.accepted.size >= count) resolve();
    }
  }

  #post(key: string): Promise<Response> {
    const { origin, token } = this.#server;
    return fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(orderInput({ patientReference: key })),
    });
  }
}
