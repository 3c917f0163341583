import { openDatabase } from '#server/platform/database/open-database.ts';
import { LEASE } from '#server/platform/outbox/claim-due.ts';
import { tellEvents } from '#server/platform/mail/tell-event.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { emailRows } from '../support/sending.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { copyOfTemplate } from '../support/test-database.ts';

const KILLS = isLongRun ? 200 : 2;
const SEED = 20_261_124;
const EVENTS = KILLS * 2;
const RECIPIENTS = 3;
/** Emails on their way at the same time: so many can be between the server's answer and our note when a process dies. */
const SLOTS = 4;
const script = fileURLToPath(new URL('../support/sending-process.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const messageSchema = z.object({ noted: z.array(z.string()) });

let folder: string;
let smtp: TestSmtp;
beforeAll(async () => {
  [folder, smtp] = await Promise.all([copyOfTemplate(), startSmtp()]);
  const database = await openDatabase({ folder });
  const events = Array.from({ length: EVENTS }, (_, index) => ({
    event: 'applicationReceived' as const,
    key: String(index),
    ref: { to: recipientsOf(index), number: String(index) },
  }));
  await database.db.transaction((tx) => tellEvents(tx, events));
  await database.close();
});
afterAll(async () => {
  await smtp.close();
  await rm(folder, { recursive: true });
});

const recipientsOf = (event: number) =>
  Array.from({ length: RECIPIENTS }, (_, index) => `p${event}-${index}@lens.test`);

const arrivals = () =>
  smtp.received.map(({ raw, to }) => ({
    messageId: /^Message-ID: <(.*)@/im.exec(raw)?.[1] ?? '',
    to: to[0] ?? '',
  }));

/** Starts a process, returns what it found noted, and kills it after `pause` milliseconds; without one it finishes. */
async function work(round: number, pause: number | null): Promise<string[]> {
  const ahead = String(round * (LEASE + 1));
  const child = fork(script, [folder, smtp.url, ahead], { execArgv: ['--import', loader] });
  const ended = once(child, 'close');
  const [message] = (await once(child, 'message')) as [unknown];
  if (pause !== null) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    child.kill('SIGKILL');
  }
  await ended;
  return messageSchema.parse(message).noted;
}

it(
  'EM-03 SE-07 a worker killed at random points loses no email, and repeats none whose sending it had noted',
  async () => {
    const random = seededRandom(SEED);
    smtp.takeTime(4);
    const arrivedWhenNoted = new Map<string, number>();
    for (let round = 0; round <= KILLS; round += 1) {
      const before = arrivals();
      const noted = await work(round, round === KILLS ? null : random.integer(0, 120));
      for (const id of noted) {
        const count = before.filter(({ messageId }) => messageId === id).length;
        if (!arrivedWhenNoted.has(id)) arrivedWhenNoted.set(id, count);
      }
    }
    const all = arrivals();
    const countOf = (id: string) => all.filter(({ messageId }) => messageId === id).length;
    const database = await openDatabase({ folder });
    const rows = await emailRows(database);
    await database.close();

    expect(rows).toHaveLength(EVENTS * RECIPIENTS);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
    // None is lost: each recipient has theirs, under one Message-ID only.
    for (const { messageId, address } of rows) {
      const theirs = all.filter(({ to }) => to === address);
      expect(new Set(theirs.map((one) => one.messageId))).toEqual(new Set([messageId]));
    }
    // None came again after its sending was noted.
    for (const [id, count] of arrivedWhenNoted) expect(countOf(id)).toBe(count);
    const again = all.length - rows.length;
    expect(again).toBeLessThanOrEqual(KILLS * SLOTS);
    process.stdout.write(
      `${KILLS} kills, seed ${SEED}: ${rows.length} emails, none lost; ${arrivedWhenNoted.size} noted before a later start, none of them again; ${again} came twice, each with its Message-ID, between answer and note\n`,
    );
  },
  isLongRun ? 3_600_000 : 120_000,
);
