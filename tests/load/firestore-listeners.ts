import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirestoreEngine } from 'embedded-firebase/src/firestore/engine.ts';
import type { OpenedEngine } from 'embedded-firebase/src/firestore/engine.ts';
import type { QueryTarget, Write } from 'embedded-firebase/src/firestore/values/types.ts';
import type { Measurement } from './run.ts';

const DOCUMENTS = 100_000;
const LISTENERS = 20;
const COMMITS = 200;
const BATCH = 1000;
const LIMIT_MS = 50;

const ROOT = 'projects/load/databases/(default)/documents';
const admin = { admin: true, auth: null };
const nameOf = (n: number) => `${ROOT}/orders/order-${n}`;

/** Time from a commit until every listener has the snapshot, with the journal on disk. */
export async function run(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-listeners-'));
  try {
    const engine = await openFirestoreEngine({ file: join(folder, 'firestore.jsonl') });
    await fill(engine);
    const findings = [
      await measure(engine, 'equal queries', () => 0),
      await measure(engine, 'different queries', (listener) => listener),
    ];
    await engine.close();
    findings.push(await measureReplay(join(folder, 'firestore.jsonl')));
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(engine: OpenedEngine): Promise<void> {
  for (let from = 0; from < DOCUMENTS; from += BATCH)
    await engine.commit(
      admin,
      Array.from({ length: BATCH }, (_, index) => orderWrite(from + index, (from + index) % 9973)),
    );
}

function orderWrite(n: number, total: number): Write {
  const fields = {
    state: { stringValue: 'open' },
    account: { stringValue: String(100_000 + (n % 500)) },
    total: { integerValue: String(total) },
    createdAt: { timestampValue: '2026-01-01T00:00:00Z' },
    lens: { mapValue: { fields: { family: { stringValue: 'scleral' } } } },
  };
  return { update: { name: nameOf(n), fields } };
}

const field = (fieldPath: string) => ({ field: { fieldPath } });

/** The 50 dearest open orders; another `least` makes it another query over nearly the same rows. */
function dearestOrders(least: number): QueryTarget {
  const isOpen = { ...field('state'), op: 'EQUAL' as const, value: { stringValue: 'open' } };
  const value = { integerValue: least };
  const isDear = { ...field('total'), op: 'GREATER_THAN_OR_EQUAL' as const, value };
  return {
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId: 'orders' }],
      where: {
        compositeFilter: { op: 'AND', filters: [{ fieldFilter: isOpen }, { fieldFilter: isDear }] },
      },
      orderBy: [{ ...field('total'), direction: 'DESCENDING' }],
      limit: 50,
    },
  };
}

async function measure(
  engine: OpenedEngine,
  what: string,
  leastOf: (listener: number) => number,
): Promise<Measurement> {
  let told = 0;
  const started = performance.now();
  const streams = Array.from({ length: LISTENERS }, (_, listener) => {
    const stream = engine.listen(admin, (message) => {
      const isSnapshot =
        'targetChange' in message && message.targetChange.targetChangeType === 'NO_CHANGE';
      if (isSnapshot) told++;
    });
    stream.receive({ addTarget: { targetId: 2, query: dearestOrders(leastOf(listener)) } });
    return stream;
  });
  const opened = performance.now() - started;
  const times: number[] = [];
  for (let commit = 0; commit < COMMITS; commit++) {
    told = 0;
    const start = performance.now();
    await engine.commit(admin, [nextWrite(commit)]);
    times.push(told === LISTENERS ? performance.now() - start : Infinity);
  }
  for (const stream of streams) stream.close();
  const [median, worst] = [times.toSorted((a, b) => a - b)[COMMITS / 2] ?? NaN, Math.max(...times)];
  return {
    name: `Firestore: commit to ${LISTENERS} listeners of ${DOCUMENTS} documents, ${what}`,
    result: `median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, opened in ${opened.toFixed(0)} ms`,
    ok: worst < LIMIT_MS,
  };
}

/** Every other commit takes the first row out of all windows, which have to be refilled. */
function nextWrite(commit: number): Write {
  const n = Math.floor(commit / 2);
  return commit % 2 === 0 ? orderWrite(n, 20_000 + n) : { delete: nameOf(n) };
}

async function measureReplay(file: string): Promise<Measurement> {
  const started = performance.now();
  const engine = await openFirestoreEngine({ file });
  const ms = performance.now() - started;
  await engine.close();
  return {
    name: `Firestore: replay of ${DOCUMENTS} documents`,
    result: `${ms.toFixed(0)} ms`,
    ok: ms < 5000,
  };
}
