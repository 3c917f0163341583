// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import { closeWebApps, freshCollection, openWebFirestore } from './support/firestore-apps.ts';
import { setTestRules } from './support/firestore-rules.ts';
import { cannotRestart, openRestartableTarget, type RestartableTarget } from './support/target.ts';

let target: RestartableTarget;
let writer: Firestore;
let reader: Firestore;

beforeAll(async () => {
  target = await openRestartableTarget();
  await setTestRules(target);
  writer = openWebFirestore(target);
  reader = openWebFirestore(target);
});

afterAll(async () => {
  await closeWebApps();
  await target.close();
});

function watchIds(path: string) {
  const seen: string[] = [];
  const asked = query(collection(reader, path), orderBy('n'));
  onTestFinished(onSnapshot(asked, ({ docs }) => seen.push(docs.map(({ id }) => id).join(''))));
  return seen;
}

async function startAgain() {
  await target.server.start();
  await setTestRules(target);
}

describe.skipIf(cannotRestart)(`a restart (${cannotRestart ?? 'of the embedded server'})`, () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s: open listeners go on and queued writes are made',
    async (signal) => {
      const items = freshCollection(writer);
      await setDoc(doc(items, 'a'), { n: 1 });
      const seen = watchIds(items.path);
      await until(() => expect(seen).toEqual(['a']));

      await target.server.stop(signal);
      const queued = [setDoc(doc(items, 'b'), { n: 2 }), deleteDoc(doc(items, 'a'))];
      await startAgain();

      await Promise.all(queued);
      await until(() => expect(seen.at(-1)).toBe('b'));
      await setDoc(doc(items, 'c'), { n: 3 });
      await until(() => expect(seen.at(-1)).toBe('bc'));
    },
    60_000,
  );

  it('by SIGKILL amid 200 writes loses none that was acknowledged', async () => {
    const items = freshCollection(writer);
    const acknowledged = new Set<string>();
    let writes: Promise<void>[] = [];
    const killed = new Promise<unknown>((resolve) => {
      writes = Array.from({ length: 200 }, async (_unused, n) => {
        await setDoc(doc(items, `d${n}`), { n });
        acknowledged.add(`d${n}`);
        if (acknowledged.size === 40) resolve(target.server.stop('SIGKILL'));
      });
    });
    await killed;
    const before = [...acknowledged];
    expect(before.length).toBeLessThan(200);
    await startAgain();

    const stored = await getDocsFromServer(collection(openWebFirestore(target), items.path));
    const ids = new Set(stored.docs.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    await Promise.all(writes);
    const all = await getDocsFromServer(collection(openWebFirestore(target), items.path));
    expect(all.size).toBe(200);
  }, 60_000);
});
