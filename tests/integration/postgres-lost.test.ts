import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startCluster, type Cluster } from '../run/postgres-cluster.ts';
import { openEvents } from './support/event-client.ts';
import { orderInput } from './support/orders.ts';
import { onPostgres } from './support/test-database.ts';

/** The delay before an order is sent again, in ms. */
const PAUSE = 50;

const acceptedSchema = z.object({ id: z.string() });
const refusedSchema = z.object({ code: z.literal('unavailable'), requestId: z.string() });

/** Practices that order concurrently. Each sends one order at a time, and retries it until it is accepted. */
class Practices {
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

const PRACTICES = 8;
const TERMINATIONS = 25;
const RESTARTS = 2;

const script = fileURLToPath(new URL('./support/serving-process.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const serverSchema = z.object({ origin: z.string(), token: z.string(), database: z.string() });

/** On a PostgreSQL of its own, which others would miss; the server that is tested is another process. */
describe.skipIf(!onPostgres)('a server that loses its PostgreSQL', () => {
  let cluster: Cluster;
  let child: ChildProcess;
  let server: z.output<typeof serverSchema>;
  let output = '';
  beforeAll(async () => {
    cluster = await startCluster();
    child = fork(script, {
      execArgv: ['--import', loader],
      env: { ...process.env, TEST_DATABASE_URL: cluster.url },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(output)));
    const [message] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    server = serverSchema.parse(message);
  });
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await cluster.stop();
  });

  const healthOf = async (path = '/api/health') => (await fetch(server.origin + path)).status;

  async function query<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
    const url = new URL(cluster.url);
    url.pathname = `/${server.database}`;
    const client = new Client({ connectionString: url.href, application_name: 'test' });
    await client.connect();
    const { rows } = await client.query<Row>(statement, values);
    await client.end();
    return rows;
  }

  const terminateAll = () =>
    query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = $1 AND application_name <> 'test'`,
      [server.database],
    );

  /** Every accepted order is there, once, whole, under the id that was told; a retry is told it again. */
  async function expectKept(practices: Practices): Promise<void> {
    const keys = [...practices.accepted.keys()];
    const rows = await query<{ key: string; ids: string[] }>(
      `SELECT patient_reference AS key, array_agg(o.id::text) AS ids FROM orders o
       WHERE patient_reference = ANY ($1) AND EXISTS (SELECT FROM order_lenses WHERE order_id = o.id)
       AND EXISTS (SELECT FROM order_events WHERE order_id = o.id) GROUP BY 1`,
      [keys],
    );
    const found = new Map(rows.map(({ key, ids }) => [key, ids]));
    const wrong = keys.filter((key) => {
      const ids = found.get(key) ?? [];
      return ids.length !== 1 || ids[0] !== practices.accepted.get(key);
    });
    expect(wrong).toEqual([]);
    for (const key of keys.slice(0, PRACTICES)) {
      expect(await practices.order(key)).toBe(practices.accepted.get(key));
    }
  }

  /** It still hears what happens in the database. */
  async function expectToListen(practices: Practices): Promise<void> {
    await until(async () => expect(await healthOf()).toBe(200));
    const stream = await openEvents(server.origin, server.token, 'orders');
    const id = await practices.order(crypto.randomUUID());
    await stream.until(1);
    expect(stream.events).toMatchObject([{ resource: 'orders', id }]);
    stream.close();
  }

  function expectUnharmed(): void {
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    expect(output).not.toContain('ncaught');
    expect(output).not.toContain('patient_reference');
  }

  it('SE-09 loses and doubles no order while its connections are terminated again and again', async () => {
    const practices = new Practices(server, PRACTICES);
    for (let round = 0; round < TERMINATIONS; round += 1) {
      await practices.untilMoreAccepted(2);
      await terminateAll();
    }
    await practices.stop();
    expect(practices.refused).toBeGreaterThan(0);
    await expectKept(practices);
    await expectToListen(practices);
    expectUnharmed();
  });

  it('SE-09 loses and doubles no order when PostgreSQL is killed, says that it is not ready, and accepts again', async () => {
    const practices = new Practices(server, PRACTICES);
    for (let round = 0; round < RESTARTS; round += 1) {
      await practices.untilMoreAccepted(PRACTICES);
      await cluster.kill();
      await until(async () => expect(await healthOf()).toBe(503));
      expect(await healthOf('/api/health/live')).toBe(200);
      await cluster.start();
      await practices.untilMoreAccepted(1);
      await until(async () => expect(await healthOf()).toBe(200));
    }
    await practices.stop();
    expect(practices.refused).toBeGreaterThan(0);
    await expectKept(practices);
    await expectToListen(practices);
    expectUnharmed();
  });
});
