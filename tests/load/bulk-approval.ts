/** OR-08: 500 approvals at once on PostgreSQL, and searches among many orders. */
import { MAX_AT_ONCE } from '#domain/orders/order-states.ts';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { decideMany } from '#server/ordering/orders/decisions/decide-many.ts';
import { listOrders } from '#server/ordering/orders/reading/list-orders.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { orderInput } from '../integration/support/orders.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';

const RUNS = 5;
/** In milliseconds, as the issue asks. */
const AIM = 3_000;
const SEARCH_AIM = 300;
/** Orders of other practices, copied in the database. */
const COPIES = 100_000;
/** One statement has a limit of time. */
const AT_ONCE = 10_000;

const ADMIN = { uid: 'u-admin', name: 'admin@lens.test' };
const PRACTICE = { uid: 'u-practice', name: 'practice@lens.test' };

export async function run(): Promise<Measurement[]> {
  const cluster = await startCluster();
  try {
    const database = await openDatabase({ url: cluster.url });
    await migrateDatabase(database);
    await seedFirstRun(database, { uidByEmail: {} });
    await fill(database);
    const measurements = [await measureApprovals(database), ...(await measureSearches(database))];
    await database.close();
    return measurements;
  } finally {
    await cluster.stop();
  }
}

/** As many orders as a maker has after years. */
async function fill({ pool }: Database): Promise<void> {
  for (let first = 1; first <= COPIES; first += AT_ONCE) {
    await pool.query(
      `INSERT INTO orders (id, number, account_number, practice, patient_reference, notes, root_order_id,
         state, version, total_cents, currency, submitted_by, submitted_at, updated_at, lens_names)
       SELECT gen_random_uuid(), 'LP-' || 200000 + n, '100300', 'Practice ' || md5((n % 997)::text),
         'REF-' || n, '', gen_random_uuid(), 'closed', 1, 0, 'USD', 'u', now(), now(), 'GP Sphere'
       FROM generate_series($1::int, $2::int) AS n`,
      [first, first + AT_ONCE - 1],
    );
  }
  await pool.query('VACUUM ANALYZE orders');
}

async function measureApprovals(database: Database): Promise<Measurement> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const orders = await submitMany(database);
    const started = performance.now();
    const { results } = await database.db.transaction((tx) =>
      decideMany(tx, {
        input: { action: 'approve', reason: '', orders },
        actor: ADMIN,
        scope: 'any',
        now: new Date(),
      }),
    );
    times.push(performance.now() - started);
    if (!results.every(({ done }) => done)) throw new Error('Not all were approved');
  }
  return worst(`${MAX_AT_ONCE} approvals at once`, times, AIM);
}

async function submitMany({ db }: Database): Promise<{ id: string; version: number }[]> {
  return db.transaction(async (tx) => {
    const orders: { id: string; version: number }[] = [];
    while (orders.length < MAX_AT_ONCE) {
      const submission = { actor: PRACTICE, scope: ['100200'], input: orderInput() };
      const { id, version } = await submitOrder(tx, { ...submission, now: new Date() });
      orders.push({ id, version });
    }
    return orders;
  });
}

async function measureSearches({ db }: Database): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const q of ['LEC-1042', 'Lakesde', 'LEC1042', 'LP-250000', 'Harbour HO-2207']) {
    const times: number[] = [];
    const reader = {
      uid: ADMIN.uid,
      scope: 'any' as const,
      clinical: 'any' as const,
      now: new Date(),
    };
    const query = { sort: 'submittedAt', order: 'DESC', offset: 0, limit: 25 } as const;
    for (let index = 0; index < RUNS; index += 1) {
      const started = performance.now();
      const { rows } = await listOrders(db, reader, { ...query, filter: { q } });
      times.push(performance.now() - started);
      if (rows.length === 0) throw new Error(`Nothing was found by ${q}`);
    }
    measurements.push(worst(`search "${q}" among ${COPIES} orders`, times, SEARCH_AIM));
  }
  return measurements;
}

function worst(name: string, times: number[], aim: number): Measurement {
  const most = Math.max(...times);
  const result = `worst of ${times.length}: ${most.toFixed(0)} ms (aim: below ${aim} ms)`;
  return { name, result, ok: most < aim };
}
