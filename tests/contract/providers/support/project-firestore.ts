import { readFile } from 'node:fs/promises';
import { openAdmin } from 'embedded-firebase/tests/sdk/support/admin-sdk.ts';
import {
  closeAuthApps,
  openWebApp,
  openWebAuth,
  PASSWORD,
} from 'embedded-firebase/tests/sdk/support/auth-apps.ts';
import { setTestRules } from 'embedded-firebase/tests/sdk/support/firestore-rules.ts';
import { openTarget, type FirebaseTarget } from 'embedded-firebase/tests/sdk/support/target.ts';
import type { FirebaseApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { projectIndexes } from '../../support/project-indexes.ts';

/** Refusals are what these suites provoke; the SDK would print each of them. */
setLogLevel('silent');

interface ProjectUser {
  uid: string;
  email: string;
  claims: Record<string, unknown>;
}

export interface ProjectFirestore {
  /** One more browser in which the user is signed in. */
  browserOf(user: ProjectUser): Promise<FirebaseApp>;
  /** Bound by no rule. */
  owner: Firestore;
  close(): Promise<void>;
}

/** The web SDK on the embedded Firebase with the project's own rules and indexes. Call `close` in `afterAll`. */
export async function openProjectFirestore(): Promise<ProjectFirestore> {
  const target = await openTarget(await projectIndexes());
  await setProjectRules(target);
  const { host, port } = target.firestore;
  const owner = getFirestore(openWebApp(target));
  connectFirestoreEmulator(owner, host, port, { mockUserToken: 'owner' });
  return {
    owner,
    async browserOf(user) {
      await storeUser(target, user);
      const app = openWebApp(target);
      await signInWithEmailAndPassword(openWebAuth(target, app), user.email, PASSWORD);
      connectFirestoreEmulator(getFirestore(app), host, port);
      return app;
    },
    async close() {
      await closeAuthApps();
      await target.close();
    },
  };
}

/** With the claims that only firebase-admin can give. */
export async function storeUser(
  target: FirebaseTarget,
  { uid, email, claims }: ProjectUser,
): Promise<void> {
  const { admin, close } = openAdmin(target);
  const { users } = await admin.getUsers([{ uid }]);
  if (users.length === 0) {
    await admin.createUser({ uid, email, emailVerified: true, password: PASSWORD });
    await admin.setCustomUserClaims(uid, claims);
  }
  await close();
}

export async function setProjectRules(target: FirebaseTarget): Promise<void> {
  await setTestRules(target, await readFile('firestore.rules', 'utf8'));
}
