import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type CollectionReference,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import { afterAll } from 'vitest';
import { setTestRules } from './firestore-rules.ts';
import { openTarget, type FirebaseTarget } from './target.ts';

/** Refusals and lost connections are what these suites provoke; the SDK would print each of them. */
setLogLevel('silent');

const apps = new Set<FirebaseApp>();

/** The web SDK as one more browser would run it; `uid` signs in by an unsigned token. */
export function openWebFirestore(
  target: FirebaseTarget,
  { uid, settings = {} }: { uid?: string; settings?: FirestoreSettings } = {},
): Firestore {
  const app = initializeApp({ projectId: target.projectId, apiKey: 'local' }, randomUUID());
  apps.add(app);
  const firestore = initializeFirestore(app, settings);
  const options =
    uid === undefined
      ? {}
      : { mockUserToken: { sub: uid, auth_time: Math.floor(Date.now() / 1000) } };
  connectFirestoreEmulator(firestore, target.firestore.host, target.firestore.port, options);
  return firestore;
}

/** Ends every app that was opened; call it in `afterEach` or `afterAll`. */
export async function closeWebApps(): Promise<void> {
  const open = [...apps];
  apps.clear();
  await Promise.all(open.map((app) => deleteApp(app)));
}

/** A collection nobody else uses, under rules that allow everything. */
export function freshCollection(firestore: Firestore): CollectionReference {
  return collection(firestore, `open/${randomUUID()}/items`);
}

/** A target under the rules of these suites, for a whole file; it and every app end with the file. */
export async function openFirestoreSuite(): Promise<FirebaseTarget> {
  const target = await openTarget();
  afterAll(async () => {
    await closeWebApps();
    await target.close();
  });
  await setTestRules(target);
  return target;
}
