// @vitest-environment jsdom
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
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
import { getBytes, getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD, closeAuthApps, freshEmail, openWebAuth } from './support/auth-apps.ts';
import { freshCollection, openWebFirestore } from './support/firestore-apps.ts';
import { fetchBytes, freshFolder, openWebStorage, someBytes } from './support/storage-apps.ts';
import { cannotRestart, openRestartableTarget, type RestartableTarget } from './support/target.ts';

let target: RestartableTarget;

function watchIds(reader: Firestore, path: string) {
  const seen: string[] = [];
  const asked = query(collection(reader, path), orderBy('n'));
  onTestFinished(onSnapshot(asked, ({ docs }) => seen.push(docs.map(({ id }) => id).join(''))));
  return seen;
}

describe.skipIf(cannotRestart)(`a stop (${cannotRestart ?? 'of the embedded server'})`, () => {
  beforeAll(async () => {
    target = await openRestartableTarget();
  });
  afterAll(async () => {
    await closeAuthApps();
    await target.close();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s: listeners go on, queued writes are made; users, sessions and files are kept',
    async (signal) => {
      const writer = openWebFirestore(target);
      const items = freshCollection(writer);
      await setDoc(doc(items, 'a'), { n: 1 });
      const seen = watchIds(openWebFirestore(target), items.path);
      await until(() => expect(seen).toEqual(['a']));
      const email = freshEmail();
      const { user } = await createUserWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
      const file = ref(freshFolder(openWebStorage(target)), 'a');
      await uploadBytes(file, someBytes(5000));
      const url = await getDownloadURL(file);

      await target.server.stop(signal);
      const queued = [setDoc(doc(items, 'b'), { n: 2 }), deleteDoc(doc(items, 'a'))];
      await target.server.start();

      await Promise.all(queued);
      await until(() => expect(seen.at(-1)).toBe('b'));
      await setDoc(doc(items, 'c'), { n: 3 });
      await until(() => expect(seen.at(-1)).toBe('bc'));
      await expect(user.getIdToken(true)).resolves.toMatch(/\./);
      const again = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
      expect(again.user.uid).toBe(user.uid);
      expect(new Uint8Array(await getBytes(file))).toEqual(someBytes(5000));
      expect(await fetchBytes(url)).toEqual(someBytes(5000));
    },
  );

  it('by SIGKILL amid 200 writes loses none that was acknowledged', async () => {
    const items = freshCollection(openWebFirestore(target));
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
    await target.server.start();

    const stored = await getDocsFromServer(collection(openWebFirestore(target), items.path));
    const ids = new Set(stored.docs.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    await Promise.all(writes);
    const all = await getDocsFromServer(collection(openWebFirestore(target), items.path));
    expect(all.size).toBe(200);
  });

  it('by SIGKILL loses no acknowledged sign-up', async () => {
    const acknowledged: string[] = [];
    const signUpUntilItFails = async (): Promise<never> => {
      for (;;) {
        const email = freshEmail();
        await createUserWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
        acknowledged.push(email);
        if (acknowledged.length === 15) await target.server.stop('SIGKILL');
      }
    };
    const people = Array.from({ length: 8 }, signUpUntilItFails);
    const outcomes = await Promise.allSettled(people);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected' });
    await target.server.start();
    expect(acknowledged.length).toBeGreaterThanOrEqual(15);
    for (const email of acknowledged) {
      const { user } = await signInWithEmailAndPassword(openWebAuth(target), email, PASSWORD);
      expect(user.email).toBe(email);
    }
  });
});
