import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLongRun } from 'test-tools/runs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEND_SLOTS } from '#server/emails/sending/email-lanes.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { LEASE } from '#server/platform/outbox/claim-due.ts';
import { seededRandom } from '../fixtures/random.ts';
import { bundleProcess } from './support/bundle-process.ts';
import type { ServedDatabase } from './support/pglite-server.ts';
import type { SendingOrder } from './support/sending-process.ts';
import { emailRows } from './support/sending.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';
import { onPostgres, serveTestDatabase } from './support/test-database.ts';

const KILLS = isLongRun ? 200 : 10;
const SEED = 20_261_124;
/** Of each process. */
const EVENTS = 2;
const RECIPIENTS = 2;
/** PGlite serves one connection. */
const CONNECTIONS = onPostgres ? 4 : 1;
/** Processes that load their code while another one works. */
const AHEAD = 2;

let served: ServedDatabase;
let bundle: { folder: string; file: string };
let smtp: TestSmtp;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  [served, bundle, smtp] = await Promise.all([
    serveTestDatabase(),
    bundleProcess('sending-process'),
    startSmtp(),
  ]);
  await writeFile(deathsFile(), '');
  loadAhead();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([smtp.close(), served.close(), rm(bundle.folder, { recursive: true })]);
});

const deathsFile = () => join(bundle.folder, 'deaths');

/** A process that has loaded its code, or is about to, and waits for its order. */
function startProcess(): ChildProcess {
  const child = fork(bundle.file, []);
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

const waiting: ChildProcess[] = [];
function loadAhead(): void {
  while (waiting.length < AHEAD) waiting.push(startProcess());
}

/** Lets a process work until it dies, or until nothing is left to do. Returns its steps, or the signal that ended it. */
async function work(round: number, dieAt: SendingOrder['dieAt']): Promise<unknown> {
  const child = waiting.shift() ?? startProcess();
  loadAhead();
  const events = Array.from({ length: EVENTS }, (_event, event) =>
    Array.from({ length: RECIPIENTS }, (_one, one) => `p${round}-${event}-${one}@lens.test`),
  );
  const order: SendingOrder = {
    url: served.url,
    connections: CONNECTIONS,
    smtp: smtp.url,
    deaths: deathsFile(),
    ahead: round * (LEASE + 1),
    events,
    dieAt,
  };
  let steps: unknown;
  child.once('message', (message: { steps: unknown }) => {
    steps = message.steps;
  });
  const ended = once(child, 'close');
  child.send(order);
  const [, signal] = (await ended) as [unknown, unknown];
  return signal ?? steps;
}

async function rowsNow() {
  const database = await openDatabase({ url: served.url, connections: 1 });
  const rows = await emailRows(database);
  await database.close();
  return rows;
}

const arrivals = () =>
  smtp.received.map(({ raw, to }) => ({
    messageId: /^Message-ID: <(.*)@/im.exec(raw)?.[1] ?? '',
    to: to[0] ?? '',
  }));

function countArrivals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { messageId } of arrivals()) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  return counts;
}

/** Remembers how often each email had arrived when it was first seen to be noted as sent. */
async function lookAtNoted(countWhenNoted: Map<string, number>): Promise<void> {
  const counts = countArrivals();
  for (const { messageId, state } of await rowsNow()) {
    if (state === 'sent' && !countWhenNoted.has(messageId))
      countWhenNoted.set(messageId, counts.get(messageId) ?? 0);
  }
}

it(
  'EM-03 SE-07 a worker killed at any step of its work loses no email, and repeats none whose sending was noted',
  async () => {
    const random = seededRandom(SEED);
    const countWhenNoted = new Map<string, number>();
    const steps = Number(await work(0, null));
    for (let round = 1; round <= KILLS; round += 1) {
      expect(await work(round, random.integer(1, steps))).toBe('SIGKILL');
      await lookAtNoted(countWhenNoted);
    }
    expect(await work(KILLS + 1, null)).toBeGreaterThan(0);

    const rows = await rowsNow();
    expect(rows).toHaveLength((KILLS + 2) * EVENTS * RECIPIENTS);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
    // None is lost, and what comes again has the same Message-ID.
    const idsOf = new Map<string, Set<string>>();
    for (const { to, messageId } of arrivals())
      idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
    const expected = rows.map(({ address, messageId }) => [address, new Set([messageId])] as const);
    expect(idsOf).toEqual(new Map(expected));
    // None came again after its sending was noted.
    const counts = countArrivals();
    for (const [id, count] of countWhenNoted) expect(counts.get(id)).toBe(count);
    const again = arrivals().length - rows.length;
    expect(again).toBeLessThanOrEqual(KILLS * SEND_SLOTS);
    report(await readFile(deathsFile(), 'utf8'), {
      emails: rows.length,
      noted: countWhenNoted.size,
      again,
      steps,
    });
  },
  isLongRun ? 900_000 : 120_000,
);

function report(
  deaths: string,
  { emails, noted, again, steps }: Record<'emails' | 'noted' | 'again' | 'steps', number>,
): void {
  const places = new Map<string, number>();
  for (const place of deaths.trim().split('\n')) places.set(place, (places.get(place) ?? 0) + 1);
  process.stdout.write(
    [
      `${KILLS} kills at random ones of ${steps} steps, seed ${SEED}: ${emails} emails, none lost;`,
      `${noted} noted when looked at, none of them sent again;`,
      `${again} came twice, each with its Message-ID, between answer and note.\n`,
      isLongRun ? `${[...places].map(([place, count]) => `${count} ${place}`).join(', ')}\n` : '',
    ].join(' '),
  );
}
