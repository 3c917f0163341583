import { runs } from 'test-tools/runs.ts';
import { expect, it } from 'vitest';
import { reversed } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerRequest } from '#server/money/ledger/ledger-request.ts';
import { postTransactions } from '#server/money/ledger/post-transactions.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { seededRandom } from '../fixtures/random.ts';
import { changeOf, payment, randomEvent, reservedBy } from './support/ledger-events.ts';
import { after, emptyBooks, isAllowed, type Books, type Change } from './support/ledger-oracle.ts';
import { ACTOR, disagreements, NOW } from './support/ledger.ts';
import { useDatabase } from './support/use.ts';

const STEPS = 8;
/** Histories that take a step in the same transaction. */
const ABREAST = 200;

/** One event of a history, as it was asked for. */
interface Done {
  request: LedgerRequest;
  change: Change;
  /** What it reserves, when it is pending. */
  held?: Change;
}

interface History {
  account: string;
  books: Books;
  done: (Done & { id: number })[];
}

interface Step extends Done {
  history: History;
  next: Books;
}

const random = seededRandom();
const common = { actor: ACTOR, effectiveAt: NOW };
const database = useDatabase();
let number = 0;

/** Chooses what happens next to the practice. */
function nextStep(history: History): Step {
  number += 1;
  const { account, books, done } = history;
  const former = done.length > 0 && random.chance(0.3) ? random.pick(done) : undefined;
  if (former) return later(history, former);
  if (random.chance(0.15)) return reserving(history);
  const event = randomEvent({ account, books, random, number });
  const change = changeOf(event);
  const request = { ...common, key: `event:${number}`, ...event };
  return { history, request, change, next: after(books, change) };
}

/** A payment that is under way. */
function reserving(history: History): Step {
  const { account, books } = history;
  const event = payment({ account, books, random, number }, 'in-flight:bank');
  const request = {
    ...common,
    key: `event:${number}`,
    ...event,
    pendingUntil: new Date(NOW.getTime() + 1_000),
  };
  const held = reservedBy(event);
  return { history, request, change: changeOf(event), held, next: after(books, held) };
}

/** Something that refers to an earlier event: it comes again, is settled, is void, or is taken back. */
function later(history: History, former: History['done'][number]): Step {
  const { books } = history;
  const { request, change, held, id } = former;
  if (random.chance(0.2)) return { history, ...former, next: books };
  if (request.reversalOf !== undefined || request.resolves !== undefined) {
    return { history, ...former, next: books };
  }
  const { kind, entries } = request;
  if (held) {
    const isPosted = random.chance(0.6);
    const resolution = { ...common, key: `resolution:${id}`, kind, resolves: id };
    const released = after(books, held, -1);
    return {
      history,
      request: { ...resolution, entries: isPosted ? entries : [] },
      change: {},
      next: isPosted ? after(released, change) : released,
    };
  }
  return {
    history,
    request: { ...common, key: `reversal:${id}`, kind, entries: reversed(entries), reversalOf: id },
    change: {},
    next: after(books, change, -1),
  };
}

/** Whether the ledger must take the step: the state is allowed, and the key does not stand for another event. */
function isExpected({ history, request, next }: Step): boolean {
  const same = history.done.find((one) => one.request.key === request.key);
  return same ? same.request.entries.length === request.entries.length : isAllowed(next);
}

async function take(steps: readonly Step[]): Promise<void> {
  const [first] = steps;
  if (!first) return;
  const requests = steps.map(({ request }) => request);
  const results = await database.db.transaction((tx) => postTransactions(tx, requests, NOW));
  for (const [index, { history, request, change, held, next }] of steps.entries()) {
    const { id, isNew } = results[index] ?? { id: 0, isNew: false };
    if (!isNew) continue;
    history.books = next;
    history.done.push({ id, request, change, ...(held && { held }) });
  }
}

async function refuse({ request }: Step): Promise<void> {
  const refused = database.db.transaction((tx) => postTransactions(tx, [request], NOW));
  await expect(refused).rejects.toThrow(Problem);
}

/** The process dies after all of it was written, and before it was committed. */
async function crash({ request }: Step): Promise<void> {
  const dying = database.db.transaction(async (tx) => {
    await postTransactions(tx, [request], NOW);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
}

/** Returns where the database and the books of the practices differ, a line each. */
async function differences(histories: readonly History[]): Promise<string[]> {
  const accounts = histories.map(({ account }) => account);
  const { rows } = await database.pool.query<{ key: string; told: string }>(
    `SELECT key, concat_ws(' ', posted_cents, pending_debit_cents) AS told FROM ledger_accounts
       WHERE account_number = ANY($1)
     UNION ALL
     SELECT invoice_number, concat_ws(' ', charged_cents, paid_cents, credited_cents,
         written_off_cents, pending_cents) FROM invoice_balances
       WHERE split_part(invoice_number, '-', 2) = ANY($1)`,
    [accounts],
  );
  const stored = new Map(rows.map(({ key, told }) => [key, told]));
  const expected = histories.flatMap(({ account, books }) => [
    ...['receivable', 'credit', 'unapplied'].map((kind): [string, string] => {
      const key = `${kind}:${account}`;
      return [key, `${books.posted.get(key) ?? 0} ${books.reserved.get(key) ?? 0}`];
    }),
    ...[...books.invoices].map(([number, sums]): [string, string] => [
      number,
      [sums.charged, sums.paid, sums.credited, sums.writtenOff, sums.pending].join(' '),
    ]),
  ]);
  return expected.flatMap(([key, told]) => {
    const actual = stored.get(key) ?? '0 0';
    return actual === told ? [] : [`${key}: expected ${told}, found ${actual}`];
  });
}

/** Whether the event is one that the history has not had. */
function isFirst({ history, request }: Step): boolean {
  return history.done.every((one) => one.request.key !== request.key);
}

async function runAbreast(count: number): Promise<void> {
  const histories = Array.from({ length: count }, (): History => {
    number += 1;
    return { account: `${number}`, books: emptyBooks(), done: [] };
  });
  await database.pool.query(
    `INSERT INTO customers (account_number, practice) SELECT a, 'P' FROM unnest($1::text[]) a`,
    [histories.map(({ account }) => account)],
  );
  for (let step = 0; step < STEPS; step += 1) {
    const steps = histories.map(nextStep);
    const taken = steps.filter(isExpected);
    const dying = taken.find(isFirst);
    if (dying && random.chance(0.3)) await crash(dying);
    await take(taken);
    for (const refused of steps.filter((one) => !taken.includes(one))) await refuse(refused);
    expect(await differences(histories)).toEqual([]);
  }
}

it('PY-06 books balance after every step of random histories', async () => {
  const total = runs();
  for (let begun = 0; begun < total; begun += ABREAST) {
    await runAbreast(Math.min(ABREAST, total - begun));
  }
  expect(await disagreements(database)).toEqual([]);
});
