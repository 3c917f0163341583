import { openDatabase } from '#server/platform/database/open-database.ts';
import { SEND_KINDS } from '#server/emails/sending/send-kinds.ts';
import { LEASE } from '#server/platform/outbox/claim-due.ts';
import { enqueueMany } from '#server/platform/outbox/enqueue.ts';
import { OutboxWorker } from '#server/platform/outbox/outbox-worker.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberedEmail } from '../support/numbered-email.ts';
import { laneOf } from '../support/outbox.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { copyOfTemplate } from '../support/test-database.ts';

const MANY = 40;
const script = fileURLToPath(new URL('../support/mailing-process.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let folder: string;
let smtp: TestSmtp;
beforeAll(async () => {
  [folder, smtp] = await Promise.all([copyOfTemplate(), startSmtp()]);
  const database = await openDatabase({ folder });
  const messages = Array.from({ length: MANY }, (_, index) => ({
    kind: SEND_KINDS.normal,
    key: String(index),
    payload: `Number ${index}`,
  }));
  await database.db.transaction((tx) => enqueueMany(tx, messages));
  await database.close();
});
afterAll(async () => {
  await smtp.close();
  await rm(folder, { recursive: true });
});

/** Kills the process as soon as so many e-mails have come in, in the middle of others. */
async function sendAndKill(count: number): Promise<void> {
  const child = fork(script, [folder, smtp.url], { execArgv: ['--import', loader] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await smtp.until(count);
  child.kill('SIGKILL');
  await ended;
}

async function sendTheRest(): Promise<void> {
  const database = await openDatabase({ folder });
  const worker = new OutboxWorker({
    db: database.db,
    clock: () => new Date(Date.now() + LEASE),
    lanes: [laneOf(SEND_KINDS.normal, numberedEmail(smtp.url))],
    log: console,
  });
  worker.wake();
  await worker.idle();
  await database.close();
}

const headers = (name: string) =>
  smtp.received.map(({ raw }) => new RegExp(`^${name}: (.*)`, 'm').exec(raw)?.[1]?.trim() ?? '');

it('SE-07 a killed process loses no e-mail, and what comes twice is known by its Message-ID', async () => {
  for (const count of isLongRun ? [1, 12] : [12]) await sendAndKill(count);
  await sendTheRest();
  const subjects = headers('Subject');
  expect(new Set(subjects).size).toBe(MANY);
  const known = new Map(headers('Message-ID').map((id, index) => [id, subjects[index]]));
  expect(known.size).toBe(MANY);
  // At most what was under way when the process was killed came twice.
  expect(subjects.length - MANY).toBeLessThanOrEqual(2 * 8);
});
