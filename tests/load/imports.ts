/** AD-17: an import of 10,000 accounts, each with a member who is invited, on PostgreSQL: dry run and writing. */

import { NO_ANSWERS } from '#domain/import/import.ts';
import { createImport } from '#server/access/imports/create-import.ts';
import { ImportRunner } from '#server/access/imports/import-runner.ts';
import { findImport } from '#server/access/imports/import-store.ts';
import { checkImport, startImport } from '#server/access/imports/move-import.ts';
import { RememberedCallers } from '#server/access/sessions/remembered-callers.ts';
import { customerImport } from '#server/accounts/imports/customer-import.ts';
import { MEMBERS } from '#server/accounts/team/members.ts';
import { seedFirstRun } from '#server/first-run/seed-first-run.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { startCluster } from '../run/postgres-cluster.ts';
import type { Measurement } from './run.ts';

const LINES = 10_000;
/** In milliseconds, as the issue asks. */
const AIM = 30_000;
const ADMIN = { uid: 'u-super', name: 'super@lens.test' };

export async function run(): Promise<Measurement[]> {
  const cluster = await startCluster();
  try {
    const database = await openDatabase({ url: cluster.url });
    await migrateDatabase(database);
    await seedFirstRun(database, { uidByEmail: {} });
    const measured = [await measure(database, 'new'), await measure(database, 'changed')];
    await database.close();
    return measured;
  } finally {
    await cluster.stop();
  }
}

const clock = () => new Date();

/** The second time, every account gets another name. */
async function measure(database: Database, what: 'new' | 'changed'): Promise<Measurement> {
  const { db } = database;
  const runner = new ImportRunner({
    database,
    callers: new RememberedCallers(),
    definitions: [customerImport(MEMBERS, clock)],
    clock,
    onError: (error) => {
      throw error;
    },
  });
  const input = { kind: 'customers', fileName: 'customers.csv', locale: 'en' } as const;
  const started = performance.now();
  const file = await db.transaction((tx) =>
    createImport(tx, { actor: ADMIN, input: { ...input, content: fileOf(what) }, now: clock() }),
  );
  const { id, version, mapping } = file;
  const step = { actor: ADMIN, id, now: clock() };
  await db.transaction((tx) =>
    checkImport(tx, {
      ...step,
      versionSeen: version,
      check: { mapping, sendEmails: true, answers: NO_ANSWERS },
    }),
  );
  await runner.run(id);
  const dry = performance.now();
  await db.transaction((tx) => startImport(tx, { ...step, versionSeen: version + 1 }));
  await runner.run(id);
  const ended = performance.now();
  const { applied } = await findImport(db, id);
  const done = what === 'new' ? applied?.created : applied?.changed;
  if (done !== LINES) throw new Error(`Not all were imported: ${JSON.stringify(applied)}`);
  return {
    name: `import of ${LINES} ${what} accounts with a member each`,
    result:
      `${seconds(ended - started)} (aim: below ${seconds(AIM)}): ` +
      `file and dry run ${seconds(dry - started)}, writing ${seconds(ended - dry)}`,
    ok: ended - started < AIM,
  };
}

function fileOf(what: string): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const number = 300_000 + index;
    return [
      number,
      `"Practice ${number}, ${what}"`,
      `${index} Main Street`,
      'Boston,MA,02116,US,617-555-0100,Clear Sight Partners,45,1500.00',
      `member${number}@practice.test`,
      'owner',
    ].join(',');
  });
  const head =
    'Account,Practice,Address,City,State,ZIP code,Country,Phone,Buying group,Payment due (days),Credit limit,Member’s email,Member’s role';
  return [head, ...lines].join('\r\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
