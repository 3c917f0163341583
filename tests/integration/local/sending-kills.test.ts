import { openDatabase } from '#server/platform/database/open-database.ts';
import { LEASE } from '#server/platform/outbox/claim-due.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProcess } from '../support/bundle-process.ts';
import { emailRows } from '../support/sending.ts';
import type { SendingOrder } from '../support/sending-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { copyOfTemplate } from '../support/test-database.ts';

/** A kill costs two seconds of one processor: each process opens the database anew. */
const KILLS = isLongRun ? 10 : 2;
const SEED = 20_261_124;
/** Of each process. */
const EVENTS = 3;
const RECIPIENTS = 3;
/** Emails on their way at the same time: so many can be between the server's answer and our note when a process dies. */
const SLOTS = 4;
/** The work in whose middle a process dies, in turn; `arrived`: the mail server has the email and has not answered yet. */
const WORK = ['answered', 'noted', 'arrived', 'handing over', 'spreading'] as const;
type Death = NonNullable<SendingOrder['death']>;

let folder: string;
let bundle: { folder: string; file: string };
let smtp: TestSmtp;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  [folder, bundle, smtp] = await Promise.all([
    copyOfTemplate(),
    bundleProcess('sending-process'),
    startSmtp(),
  ]);
  await writeFile(notesFile(), '');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await smtp.close();
  for (const one of [folder, bundle.folder]) await rm(one, { recursive: true });
});

const notesFile = () => join(bundle.folder, 'notes');

const arrivals = () =>
  smtp.received.map(({ raw, to }) => ({
    messageId: /^Message-ID: <(.*)@/im.exec(raw)?.[1] ?? '',
    to: to[0] ?? '',
  }));

function countArrivals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { messageId } of arrivals()) {
    counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  }
  return counts;
}

/** A process that has loaded its code, or is about to, and waits for its order. */
function startProcess(): ChildProcess {
  const child = fork(bundle.file, []);
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** Lets a process work until it dies, or until nothing is left to do. Returns the signal that ended it. */
async function work(child: ChildProcess, round: number, death: Death | null): Promise<unknown> {
  const events = Array.from({ length: EVENTS }, (_event, event) =>
    Array.from({ length: RECIPIENTS }, (_one, one) => `p${round}-${event}-${one}@lens.test`),
  );
  const ahead = round * (LEASE + 1);
  const dieAt = death?.during === 'arrived' ? smtp.received.length + death.count : Infinity;
  smtp.beforeAnswer((count) => {
    if (count >= dieAt) child.kill('SIGKILL');
  });
  const ended = once(child, 'close');
  child.send({ folder, url: smtp.url, notes: notesFile(), ahead, events, death });
  const [, signal] = (await ended) as [unknown, unknown];
  return signal;
}

it(
  'EM-03 SE-07 a worker killed in the middle of its work loses no email, and repeats none whose sending it noted',
  async () => {
    const random = seededRandom(SEED);
    const countWhenNoted = new Map<string, number>();
    let next = startProcess();
    for (let round = 0; round <= KILLS; round += 1) {
      const child = next;
      if (round < KILLS) next = startProcess();
      const during = WORK[round % WORK.length] ?? 'answered';
      const count = random.integer(1, during === 'spreading' ? EVENTS : EVENTS * RECIPIENTS - 3);
      const death = round < KILLS ? { during, count } : null;
      expect(await work(child, round, death)).toBe(death ? 'SIGKILL' : null);
      const counts = countArrivals();
      for (const id of (await readFile(notesFile(), 'utf8')).trim().split('\n')) {
        if (id && !countWhenNoted.has(id)) countWhenNoted.set(id, counts.get(id) ?? 0);
      }
    }
    const database = await openDatabase({ folder });
    const rows = await emailRows(database);
    await database.close();

    expect(rows).toHaveLength((KILLS + 1) * EVENTS * RECIPIENTS);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
    // None is lost, and what comes again has the same Message-ID.
    const idsOf = new Map<string, Set<string>>();
    for (const { to, messageId } of arrivals()) {
      idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
    }
    const expected = rows.map(({ address, messageId }) => [address, new Set([messageId])] as const);
    expect(idsOf).toEqual(new Map(expected));
    // None came again after its sending was noted.
    const counts = countArrivals();
    for (const [id, count] of countWhenNoted) expect(counts.get(id)).toBe(count);
    const again = arrivals().length - rows.length;
    expect(again).toBeLessThanOrEqual(KILLS * SLOTS);
    process.stdout.write(
      `${KILLS} kills, seed ${SEED}: ${rows.length} emails, none lost; ${countWhenNoted.size} noted, none of them sent again; ${again} came twice, each with its Message-ID, between answer and note\n`,
    );
  },
  isLongRun ? 480_000 : 120_000,
);
