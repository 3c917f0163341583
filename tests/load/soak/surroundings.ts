import { freePort } from 'test-tools/free-port.ts';
import { pointFirebaseAdminAt } from '#server/local/firebase-host.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { startTestFirebase, type TestFirebase } from '../../integration/support/firebase.ts';
import { people, PEOPLE } from '../../integration/support/people.ts';
import { seedPeople } from '../../integration/support/seed-people.ts';
import { startSmtp, type TestSmtp } from '../../integration/support/smtp.ts';
import { startCluster } from '../../run/postgres-cluster.ts';
import type { Surroundings } from './faults.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { Instance } from './instance.ts';
import type { Tokens } from './work.ts';

const INSTANCES = 2;

export interface Portal extends Surroundings {
  /** In front of the instances, in turn. */
  front: FaultyProxy;
  mailbox: TestSmtp;
  tokens: Tokens;
  close(): Promise<void>;
}

/** PostgreSQL, Firebase, SMTP and two instances, each behind a proxy that can break. */
export async function startPortal(): Promise<Portal> {
  const cluster = await startCluster();
  const database = await FaultyProxy.open(portOf(cluster.url));
  await fill(cluster.url);
  const firebase = await startTestFirebase();
  const tokens = await signIn(firebase);
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const firestore = await FaultyProxy.open(portOf(`http://${host}`));
  pointFirebaseAdminAt(`127.0.0.1:${firestore.port}`);
  const mailbox = await startSmtp();
  const smtp = await FaultyProxy.open(portOf(mailbox.url));
  const url = new URL(cluster.url);
  url.port = String(database.port);
  const ports = await Promise.all(Array.from({ length: INSTANCES }, () => freePort()));
  const instances = ports.map(
    (port) => new Instance(port, url.href, `smtp://127.0.0.1:${smtp.port}`),
  );
  await Promise.all(instances.map((instance) => instance.start()));
  const front = await FaultyProxy.open(...ports);
  return {
    cluster,
    instances,
    database,
    firestore,
    smtp,
    front,
    mailbox,
    tokens,
    async close() {
      await Promise.all(instances.map((instance) => instance.kill()));
      await Promise.all([front, database, firestore, smtp].map((proxy) => proxy.close()));
      await Promise.all([mailbox.close(), firebase.close()]);
      await cluster.stop();
    },
  };
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await migrateDatabase(database);
  await seedPeople(database);
  await database.close();
}

async function signIn(firebase: TestFirebase): Promise<Tokens> {
  for (const person of PEOPLE) await firebase.createUser(people[person]);
  return {
    practice: await firebase.signIn(people.practice.email),
    admin: await firebase.signIn(people.admin.email),
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
