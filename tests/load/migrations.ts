/** SE-09: migrations on a million orders while two instances serve: how long requests take meanwhile. */

import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { applyMigration, LOCK_RULES } from '#server/platform/database/apply-migration.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { seedPeople } from '../integration/support/seed-people.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';
import { startInstance, stopInstance } from './support/instances.ts';
import { manyOrders } from './support/many-orders.ts';
import { OrderTraffic } from './support/order-traffic.ts';

const ORDERS = Number(process.env['LOAD_ORDERS'] ?? 1_000_000);
const INSTANCES = 2;
const CLIENTS_OF_EACH = 4;
/** How long requests are watched without any migration, and how long a reader holds the orders, in milliseconds. */
const QUIET = 15_000;
const HELD = 3_000;
/** In milliseconds: nobody at a desk notices more. */
const AIM = 1_000;

export async function run(): Promise<Measurement[]> {
  const cluster = await startCluster();
  try {
    const database = await openDatabase({ url: cluster.url });
    await migrateDatabase(database);
    await seedPeople(database);
    await manyOrders(database, ORDERS);
    const instances = await Promise.all(
      Array.from({ length: INSTANCES }, () => startInstance(cluster.url)),
    );
    const traffic = new OrderTraffic(instances, CLIENTS_OF_EACH);
    try {
      return await measure(database, traffic);
    } finally {
      await traffic.end();
      await Promise.all(instances.map(stopInstance));
      await database.close();
    }
  } finally {
    await cluster.stop();
  }
}

async function measure(database: Database, traffic: OrderTraffic): Promise<Measurement[]> {
  const phase = async (name: string, work: () => Promise<unknown>) => {
    traffic.take();
    const started = performance.now();
    await work();
    return told(name, traffic.take(), performance.now() - started);
  };
  await setTimeout(QUIET);
  return [
    await phase('no migration', () => setTimeout(QUIET)),
    await phase('a column on orders, which a reader holds', () =>
      Promise.all([holdOrders(database), migrate(database, COLUMN)]),
    ),
    await phase('an index on orders', () => migrate(database, INDEX)),
  ];
}

const COLUMN = `ALTER TABLE "orders" ADD COLUMN "tried" text DEFAULT '' NOT NULL`;
const INDEX = 'CREATE INDEX CONCURRENTLY "orders_tried" ON "orders" ("po_number", "id")';

/** As a migration of a later version would. */
async function migrate(database: Database, statement: string): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('SET statement_timeout = 0');
    const migration = { writtenAt: Date.now(), hash: 'tried', statements: [statement] };
    await applyMigration(client, migration, LOCK_RULES);
  });
}

/** A transaction that has read and does not end: without a lock_timeout everybody would wait behind the migration. */
async function holdOrders(database: Database): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT FROM orders LIMIT 1');
    await setTimeout(HELD);
    await client.query('COMMIT');
  });
}

async function withClient(
  { pool }: Database,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}

function told(name: string, times: number[], took: number): Measurement {
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const [median = Number.NaN, most = Number.NaN] = [times[times.length >> 1], times.at(-1)];
  const figures = `p50 ${median.toFixed(0)}, p95 ${p95.toFixed(0)}, most ${most.toFixed(0)} ms`;
  return {
    name: `requests on ${ORDERS} orders: ${name}`,
    result: `${figures}; ${times.length} in ${(took / 1000).toFixed(1)} s (aim: p95 below ${AIM} ms)`,
    ok: p95 < AIM,
  };
}
