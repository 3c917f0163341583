import { randomUUID } from 'node:crypto';
import { orderInput } from '../../integration/support/orders.ts';
import type { Instance } from './instances.ts';

const DESK = 'range=%5B0%2C24%5D';
/** What staff and practices ask for all day. */
const READS = [
  { who: 'admin', path: `/api/orders?${DESK}&sort=%5B%22submittedAt%22%2C%22DESC%22%5D` },
  { who: 'admin', path: `/api/orders?${DESK}&filter=%7B%22state%22%3A%22submitted%22%7D` },
  { who: 'practice', path: `/api/orders?${DESK}` },
  { who: 'practice', path: `/api/orders?${DESK}&filter=%7B%22unread%22%3Atrue%7D` },
] as const;

/** Clients who read lists and submit orders, one request after the other, each of an instance of theirs. */
export class OrderTraffic {
  #times: number[] = [];
  #isOver = false;
  readonly #clients: Promise<void>[];

  constructor(instances: Instance[], clientsOfEach: number) {
    this.#clients = instances.flatMap((instance) =>
      Array.from({ length: clientsOfEach }, (_, index) => this.#workOn(instance, index)),
    );
  }

  /** The times of the requests that ended since this was asked last, in milliseconds, the shortest first. */
  take(): number[] {
    const times = this.#times;
    this.#times = [];
    return times.toSorted((a, b) => a - b);
  }

  /** @throws Error for the first answer that was no success */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #workOn(instance: Instance, first: number): Promise<void> {
    for (let index = first; !this.#isOver; index += 1) {
      const started = performance.now();
      const read = READS[index % (READS.length + 1)];
      const response = await (read
        ? ask(instance, read.path, instance[read.who])
        : ask(instance, '/api/orders', instance.practice, orderInput()));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${read?.path ?? 'An order'} answered ${response.status}`);
      this.#times.push(performance.now() - started);
    }
  }
}

function ask({ origin }: Instance, path: string, token: string, body?: object): Promise<Response> {
  const authorization = `Bearer ${token}`;
  if (!body) return fetch(origin + path, { headers: { authorization } });
  const headers = {
    authorization,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
