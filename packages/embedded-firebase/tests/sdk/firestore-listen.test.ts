// @vitest-environment jsdom

import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type FirestoreSettings,
  type Query,
} from 'firebase/firestore';
import { until } from 'test-tools/until.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshCollection, openFirestoreSuite, openWebFirestore } from './support/firestore-apps.ts';

const target = await openFirestoreSuite();
const writer = openWebFirestore(target);
const reader = openWebFirestore(target);

/** Every state of a document as a second browser sees it; undefined while there is none. */
function watchDocument(reference: DocumentReference, firestore = reader) {
  const states: (DocumentData | undefined)[] = [];
  const stop = onSnapshot(doc(firestore, reference.path), (snapshot) => {
    states.push(snapshot.data());
  });
  onTestFinished(stop);
  return states;
}

/** The ids of a query after each change, and what changed. */
function watchQuery(asked: Query) {
  const seen = { ids: [] as string[], changes: [] as string[] };
  const stop = onSnapshot(asked, (snapshot) => {
    seen.ids.push(snapshot.docs.map(({ id }) => id).join(''));
    seen.changes.push(...snapshot.docChanges().map((change) => `${change.type} ${change.doc.id}`));
  });
  onTestFinished(stop);
  return seen;
}

it('a listener on a document sees the same server time as the writer', async () => {
  const reference = doc(freshCollection(writer));
  const here = watchDocument(reference, writer);
  const there = watchDocument(reference);
  await setDoc(reference, { at: serverTimestamp() });
  await until(() => expect(there.at(-1)?.at).toBeDefined());
  await until(() => expect(here.at(-1)?.at.isEqual(there.at(-1)?.at)).toBe(true));
});

describe('a listener on a query', () => {
  it('sees rows added, modified and removed', async () => {
    const items = freshCollection(writer);
    const open = query(collection(reader, items.path), where('open', '==', true));
    const seen = watchQuery(open);
    await until(() => expect(seen.ids).toEqual(['']));
    await setDoc(doc(items, 'a'), { open: true, n: 1 });
    await setDoc(doc(items, 'b'), { open: false });
    await until(() => expect(seen.ids.at(-1)).toBe('a'));
    await updateDoc(doc(items, 'a'), { n: 2 });
    await updateDoc(doc(items, 'b'), { open: true });
    await until(() => expect(seen.ids.at(-1)).toBe('ab'));
    await updateDoc(doc(items, 'a'), { open: false });
    await until(() => expect(seen.ids.at(-1)).toBe('b'));
    await deleteDoc(doc(items, 'b'));
    await until(() => expect(seen.ids.at(-1)).toBe(''));
    expect(seen.changes).toEqual(['added a', 'modified a', 'added b', 'removed a', 'removed b']);
  });

  it('LF-02 that was offline hears of what came, changed, left and went meanwhile', async () => {
    const items = freshCollection(writer);
    const batch = writeBatch(writer);
    for (const [n, id] of ['a', 'b', 'c', 'd'].entries()) batch.set(doc(items, id), { n });
    await batch.commit();
    const away = openWebFirestore(target);
    const mine = collection(away, items.path);
    const top = watchQuery(query(mine, orderBy('n', 'desc'), limit(2)));
    const all = watchQuery(query(mine, where('n', '<', 10)));
    await until(() => expect([top.ids.at(-1), all.ids.at(-1)]).toEqual(['dc', 'abcd']));
    const known = all.changes.length;
    await disableNetwork(away);
    await deleteDoc(doc(items, 'd'));
    await updateDoc(doc(items, 'a'), { n: 11 });
    await updateDoc(doc(items, 'b'), { m: 1 });
    await setDoc(doc(items, 'e'), { n: 5 });
    await enableNetwork(away);
    const changes = ['added e', 'modified b', 'removed a', 'removed d'];
    await until(() => expect(all.changes.slice(known).toSorted()).toEqual(changes));
    await until(() => expect([top.ids.at(-1), all.ids.at(-1)]).toEqual(['ae', 'bce']));
  });
});

describe.each<[string, FirestoreSettings]>([
  ['long polling', { experimentalForceLongPolling: true }],
  ['XMLHttpRequest in place of fetch', { useFetchStreams: false } as FirestoreSettings],
])('by %s', (_title, settings) => {
  it('a listener sees ten changes in order', async () => {
    const listening = openWebFirestore(target, { settings });
    const reference = doc(freshCollection(writer));
    const states = watchDocument(reference, listening);
    await until(() => expect(states).toEqual([undefined]));
    for (let n = 0; n < 10; n++) {
      await setDoc(reference, { n });
      await until(() => expect(states.at(-1)).toEqual({ n }));
    }
    expect(states).toHaveLength(11);
  });
});
