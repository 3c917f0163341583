import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { keepHeapSmall } from '#server/platform/program/heap.ts';
import { insertManyOrders } from '../integration/support/many-orders.ts';
import { startPortal, type TestPortal } from '../integration/support/portal.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';

const ROWS = 100_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** One statement has a limit of time. */
const AT_ONCE = 10_000;
const EVERY = 20;

const clientScript = fileURLToPath(new URL('support/fetch-csv.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const fetchedSchema = z.object({ lines: z.number(), bytes: z.number() });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * OR-10: `GET /api/orders.csv` of 100,000 orders with both eyes, over HTTP, and how much more memory the server takes while
 * it lasts. PostgreSQL and who fetches are processes of their own, so that the memory is the server's.
 */
export async function run(): Promise<Measurement[]> {
  // As `server/main.ts` does.
  keepHeapSmall();
  const cluster = await startCluster();
  process.env['TEST_DATABASE_URL'] = cluster.url;
  try {
    return [await measureOn()];
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await cluster.stop();
  }
}

async function measureOn(): Promise<Measurement> {
  const portal = await startPortal({ config: { logLevel: 'error', trustedProxies: 0 } });
  try {
    for (let first = 1; first <= ROWS; first += AT_ONCE) {
      await insertManyOrders(portal.database, AT_ONCE, first);
    }
    await portal.database.pool.query('ANALYZE orders, order_lenses');
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    // The first request loads what every later one finds.
    await fetchCsv(portal, address, 'MANY-0000');
    return await measure(() => fetchCsv(portal, address, 'MANY-'));
  } finally {
    await portal.close();
  }
}

async function measure(fetchAll: () => ReturnType<typeof fetchCsv>): Promise<Measurement> {
  const before = memoryInUse();
  const peak = watchPeak();
  const begun = performance.now();
  const { lines, bytes } = await fetchAll();
  const seconds = (performance.now() - begun) / 1000;
  const resident = peak() - before.resident;
  const live = memoryInUse().live - before.live;
  return {
    name: `CSV of ${lines - 1} orders`,
    result:
      `${megabytes(resident)} more resident at the peak (limit: ${megabytes(MAX_BYTES)}), ` +
      `${megabytes(live)} more live after it; ${megabytes(bytes)} in ${seconds.toFixed(1)} s`,
    ok: lines === ROWS + 1 && resident <= MAX_BYTES,
  };
}

/** What this process keeps when its garbage is gone, in bytes. */
function memoryInUse(): { resident: number; live: number } {
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, live: heapUsed + external };
}

/** Looks at the resident memory until the peak is asked for, in bytes. */
function watchPeak(): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const watch = setInterval(look, EVERY);
  return () => {
    clearInterval(watch);
    look();
    return peak;
  };
}

async function fetchCsv({ tokens }: TestPortal, address: string, q: string) {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  const url = `${address}/api/orders.csv?filter=${filter}`;
  const client = fork(clientScript, [url, tokens.admin], { execArgv: ['--import', loader] });
  const ended = once(client, 'close');
  const [fetched] = (await Promise.race([once(client, 'message'), ended])) as unknown[];
  await ended;
  return fetchedSchema.parse(fetched);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
