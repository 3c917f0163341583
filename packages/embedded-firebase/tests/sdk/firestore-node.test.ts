// @vitest-environment node
/** The web SDK as Node loads it: over gRPC. */

import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as AppSdk from 'firebase/app';
import type * as FirestoreSdk from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { openFirestoreSuite } from './support/firestore-apps.ts';

const require = createRequire(import.meta.url);
const { deleteApp, initializeApp }: typeof AppSdk = require('firebase/app');
const firestore: typeof FirestoreSdk = require('firebase/firestore');
const { doc, getDoc, runTransaction, setDoc } = firestore;

firestore.setLogLevel('silent');
const target = await openFirestoreSuite();
const app = initializeApp({ projectId: target.projectId, apiKey: 'local' }, randomUUID());
const db = firestore.getFirestore(app);
firestore.connectFirestoreEmulator(db, target.firestore.host, target.firestore.port);
afterAll(() => deleteApp(app));

/** Two documents, of which a transaction reads the first and writes the second. */
async function pair() {
  const id = randomUUID();
  const [read, written] = [doc(db, `open/${id}/items/read`), doc(db, `open/${id}/items/written`)];
  await setDoc(read, { n: 1 });
  return { read, written };
}

describe('a transaction of the web SDK over gRPC', () => {
  it('LF-02 may read what it does not write', async () => {
    const { read, written } = await pair();
    await runTransaction(db, async (transaction) => {
      const { n } = (await transaction.get(read)).data() ?? {};
      transaction.set(written, { n });
    });
    expect((await getDoc(written)).data()).toEqual({ n: 1 });
  });

  it('LF-02 is tried again when that changes meanwhile', async () => {
    const { read, written } = await pair();
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      const { n } = (await transaction.get(read)).data() ?? {};
      if (++attempts === 1) await setDoc(read, { n: 2 });
      transaction.set(written, { n });
    });
    expect(attempts).toBe(2);
    expect((await getDoc(written)).data()).toEqual({ n: 2 });
  });
});
