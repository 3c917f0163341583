/** EM-03: 10,000 queued emails: how long they take to a local mail server, and what requests feel meanwhile. */

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { SEND_SLOTS } from '#server/emails/sending/email-lanes.ts';
import { queueEmails } from '#server/emails/sending/queue-emails.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { insertManyOrders } from '../integration/support/many-orders.ts';
import { people } from '../integration/support/people.ts';
import { startPortal, type TestPortal } from '../integration/support/portal.ts';
import { seedPeople } from '../integration/support/seed-people.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';

const EMAILS = 10_000;
/** Milliseconds that an idle portal is asked, before and after a time to warm up. */
const WARM_UP = 3_000;
const IDLE = 10_000;
/** Milliseconds by which the 95th percentile may rise. */
const AIM = 50;
const PROVIDER = { name: 'Lens Lab', website: 'https://lab.test', phone: '+1 555 0100' };

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
function start(script: string, argument: string): ChildProcess {
  const file = fileURLToPath(new URL(`support/${script}`, import.meta.url));
  return fork(file, [argument], { execArgv: ['--import', loader] });
}
/** What a process says next. @throws Error when it ends instead */
async function hear(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process ended')));
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return message;
}

export async function run(): Promise<Measurement[]> {
  return [await onPglite(), await onPostgres()];
}

async function onPglite(): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-emails-'));
  try {
    return await measure('the embedded database', await openDatabase({ folder }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function onPostgres(): Promise<Measurement> {
  const cluster = await startCluster();
  try {
    return await measure('PostgreSQL', await openDatabase({ url: cluster.url }));
  } finally {
    await cluster.stop();
  }
}

async function measure(name: string, database: Database): Promise<Measurement> {
  await migrateDatabase(database);
  await seedPeople(database);
  await insertManyOrders(database, EMAILS);
  await database.pool.query('ANALYZE');
  const mailServer = start('take-mail.ts', String(EMAILS));
  const port = z.number().parse(await hear(mailServer));
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'o@lab.test' });
  const portal = await startPortal({
    database,
    config: { logLevel: 'error', trustedProxies: 0, provider: PROVIDER },
    mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
  });
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { super: admin, practice } = portal.tokens;
  const client = start('ask-evenly.ts', JSON.stringify({ origin, admin, practice }));
  try {
    return await compare(name, { portal, client, mailServer });
  } finally {
    client.kill();
    mailServer.kill();
    await portal.close();
    mailer.close?.();
  }
}

interface Parts {
  portal: TestPortal;
  client: ChildProcess;
  mailServer: ChildProcess;
}

async function compare(name: string, { portal, client, mailServer }: Parts): Promise<Measurement> {
  await setTimeout(WARM_UP);
  await take(client);
  await setTimeout(IDLE);
  const idle = await take(client);
  const all = hear(mailServer);
  await queue(portal.database);
  await take(client);
  const started = performance.now();
  await all;
  const seconds = (performance.now() - started) / 1_000;
  const busy = await take(client);
  return {
    name: `${EMAILS} emails on ${name}, ${SEND_SLOTS} at a time`,
    result:
      `handed over in ${seconds.toFixed(0)} s, ${(EMAILS / seconds).toFixed(0)} a second; requests meanwhile ` +
      `p50 ${share(busy, 0.5)}, p95 ${share(busy, 0.95)} ms; idle p50 ${share(idle, 0.5)}, p95 ${share(idle, 0.95)} ms`,
    ok: share(busy, 0.95) - share(idle, 0.95) <= AIM,
  };
}

/** One email about each order, to the same member. */
async function queue({ db, pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM orders WHERE number LIKE 'MANY-%' ORDER BY number",
  );
  const { uid, email } = people.practice;
  const emails = rows.map(({ id }) => ({
    event: 'orderReceived' as const,
    uid,
    address: email,
    accountNumber: '100200',
    language: 'en' as const,
    ref: { orderId: id },
    cause: { resource: 'orders' as const, id },
    onceKey: id,
    urgency: 'normal' as const,
  }));
  await db.transaction((tx) => queueEmails(tx, emails));
}

async function take(client: ChildProcess): Promise<number[]> {
  const answer = hear(client);
  client.send('take');
  return z.array(z.number()).parse(await answer);
}

function share(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
}
