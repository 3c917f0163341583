import { randomUUID } from 'node:crypto';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type CollectionReference,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import { openSuite, openWebApp, tokenOf } from './auth-apps.ts';
import { setTestRules } from './firestore-rules.ts';
import type { FirebaseTarget } from './target.ts';

/** Refusals and lost connections are what these suites provoke; the SDK would print each of them. */
setLogLevel('silent');

/** The web SDK as one more browser would run it; `uid` signs in by an unsigned token. */
export function openWebFirestore(
  target: FirebaseTarget,
  { uid, settings = {} }: { uid?: string; settings?: FirestoreSettings } = {},
): Firestore {
  const firestore = initializeFirestore(openWebApp(target), settings);
  const { host, port } = target.firestore;
  connectFirestoreEmulator(firestore, host, port, tokenOf(uid));
  return firestore;
}

/** A collection nobody else uses, under rules that allow everything. */
export function freshCollection(firestore: Firestore): CollectionReference {
  return collection(firestore, `open/${randomUUID()}/items`);
}

/** A target under the rules of these suites, for a whole file; it and every app end with the file. */
export async function openFirestoreSuite(): Promise<FirebaseTarget> {
  const target = await openSuite();
  await setTestRules(target);
  return target;
}
