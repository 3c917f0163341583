import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Random } from '../../fixtures/random.ts';
import { draftInput, draftContent } from '../../integration/support/drafts.ts';
import { orderInput } from '../../integration/support/orders.ts';
import type { Answer, Answers, Asking } from './answers.ts';

/** In ms, before the same is sent again, and between two things that somebody does. */
const RETRY = 200;
const THINKING = 100;
const OLDEST = 4;

const NEXT = { submitted: 'approve', approved: 'produce', inProduction: 'ship', shipped: 'close' };
const withId = z.object({ id: z.string() });
const orderSchema = z.object({ id: z.string(), state: z.string(), version: z.number() });

export interface Tokens {
  practice: string;
  admin: string;
}

/** Everybody who works with the portal, and what they were told was done. Whatever fails is sent again, as browsers do. */
export class Work {
  readonly #answers: Answers;
  readonly #tokens: Tokens;
  readonly #random: Random;
  readonly #working: Promise<void>[];
  #hasStopped = false;
  /** Ids by key. */
  readonly orders = new Map<string, string>();
  readonly messages = new Map<string, string>();
  /** The text of the last save that was answered, by the draft's id. */
  readonly drafts = new Map<string, string>();
  readonly closed = new Set<string>();

  constructor(answers: Answers, tokens: Tokens, random: Random) {
    this.#answers = answers;
    this.#tokens = tokens;
    this.#random = random;
    this.#working = [
      ...this.#many(4, () => this.#order()),
      ...this.#many(2, () => this.#write()),
      ...this.#many(2, () => this.#close()),
      ...Array.from({ length: 3 }, () => this.#draft()),
    ];
  }

  /** Resolves when all that was begun is done. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    await Promise.all(this.#working);
  }

  #many(count: number, act: () => Promise<void>): Promise<void>[] {
    return Array.from({ length: count }, async () => {
      while (!this.#hasStopped) {
        await act();
        await wait(this.#random.integer(0, 2 * THINKING));
      }
    });
  }

  async #order(): Promise<void> {
    const key = randomUUID();
    const body = orderInput({ patientReference: key });
    const headers = { 'idempotency-key': key };
    const asking = { method: 'POST', path: '/api/orders', token: this.#tokens.practice };
    const { body: order } = await this.#until(201, { ...asking, headers, body });
    this.orders.set(key, withId.parse(order).id);
  }

  async #write(): Promise<void> {
    if (this.orders.size === 0) return;
    const id = this.#random.pick([...this.orders.values()]);
    const key = randomUUID();
    const asking = { method: 'POST', path: `/api/orders/${id}/messages` };
    const { body } = await this.#until(201, {
      ...asking,
      token: this.#tokens.practice,
      headers: { 'idempotency-key': key },
      body: { body: key },
    });
    this.messages.set(key, withId.parse(body).id);
  }

  /** One step of an order's life; a step whose answer was lost is seen in the order. */
  async #close(): Promise<void> {
    const open = [...this.orders.values()].filter((id) => !this.closed.has(id));
    if (open.length === 0) return;
    // The oldest first, so that many come to their end.
    const path = `/api/orders/${this.#random.pick(open.slice(0, OLDEST))}`;
    const { body } = await this.#until(200, { method: 'GET', path, token: this.#tokens.admin });
    const { id, state, version } = orderSchema.parse(body);
    if (state === 'closed') this.closed.add(id);
    const action = NEXT[state as keyof typeof NEXT];
    if (!action) return;
    const shipment = action === 'ship' ? { carrier: 'UPS' } : {};
    await this.#answers.ask({
      method: 'POST',
      path: `${path}/${action}`,
      token: this.#tokens.admin,
      headers: { 'if-match': `"${version}"` },
      body: { reason: 'As agreed', ...shipment },
    });
  }

  /** One form, saved on and on by one page. */
  async #draft(): Promise<void> {
    const [id, writer] = [randomUUID(), randomUUID()];
    for (let sequence = 1; !this.#hasStopped; sequence += 1) {
      const notes = `${id} ${sequence}`;
      const body = draftInput({ writer, sequence, content: draftContent({ notes }) });
      const path = `/api/order-drafts/${id}`;
      await this.#until(200, { method: 'PUT', path, token: this.#tokens.practice, body });
      this.drafts.set(id, notes);
      await wait(this.#random.integer(0, 4 * THINKING));
    }
  }

  /** @throws Error for an answer that is neither this one nor one of an outage */
  async #until(status: number, asking: Asking): Promise<Answer> {
    for (;;) {
      const answer = await this.#answers.ask(asking);
      if (answer?.status === status) return answer;
      if (answer && answer.status < 500 && answer.status !== 401)
        throw new Error(`${asking.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await wait(RETRY);
    }
  }
}
