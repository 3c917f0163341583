import { userRowSchema } from '#domain/access/user.ts';
import { reconcileDirectory } from '#server/accounts/users/reconcile-directory.ts';
import { ADMIN_EVERY, insertManyUsers } from '../integration/support/many-users.ts';
import { startPortal, type TestPortal } from '../integration/support/portal.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';

const USERS = 10_000;
const RUNS = 5;
/** In milliseconds, as the issue asks. */
const AIM = 2_000;
const LIST_AIM = 500;
/** Nobody waits for it longer than a second. */
const RECONCILE_AIM = 15_000;

/** PM-04: the lists of 10,000 users, asked over HTTP as the browser does, from the embedded Firebase; and the directory. */
export async function run(): Promise<Measurement[]> {
  const cluster = await startCluster();
  process.env['TEST_DATABASE_URL'] = cluster.url;
  try {
    return await measureAll();
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await cluster.stop();
  }
}

async function measureAll(): Promise<Measurement[]> {
  const portal = await startPortal({ config: { logLevel: 'error', trustedProxies: 0 } });
  try {
    await insertManyUsers(portal.firebase, USERS);
    const admins = USERS / ADMIN_EVERY;
    const measurements = [
      await measure(`getAdminUsers of ${USERS}`, AIM, () => call(portal, 'getAdminUsers', admins)),
      await measure(`getCustomerUsers of ${USERS}`, AIM, () =>
        call(portal, 'getCustomerUsers', USERS - admins),
      ),
      await measure(`reconciling ${USERS}`, RECONCILE_AIM, async () => {
        await reconcileDirectory(portal.database);
      }),
    ];
    await portal.database.pool.query('VACUUM ANALYZE portal_users');
    for (const filter of [{}, { q: 'many-04711' }, { q: 'Membr 04711' }, { group: 'staff' }]) {
      const asked = JSON.stringify(filter);
      measurements.push(
        await measure(`GET /users ${asked} of ${USERS}`, LIST_AIM, () => list(portal, asked)),
      );
    }
    return measurements;
  } finally {
    await portal.close();
  }
}

async function call(portal: TestPortal, name: string, atLeast: number): Promise<void> {
  const { result } = await portal.firebase.call(name, null, portal.tokens.super);
  const rows = userRowSchema.array().parse(result);
  if (rows.length < atLeast) throw new Error(`${name} answered ${rows.length} users`);
}

async function list(portal: TestPortal, filter: string): Promise<void> {
  const response = await portal.request('super', { url: '/api/users', query: { filter } });
  const rows = userRowSchema.array().parse(response.json());
  if (rows.length === 0) throw new Error(`Nobody was found by ${filter}`);
}

async function measure(name: string, aim: number, work: () => Promise<void>): Promise<Measurement> {
  const times: number[] = [];
  while (times.length < RUNS) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const most = Math.max(...times);
  const result = `worst of ${RUNS}: ${most.toFixed(0)} ms (aim: below ${aim} ms)`;
  return { name, result, ok: most < aim };
}
