import { randomUUID } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { afterAll, vi } from 'vitest';
import { adminApp, adminFirestore } from './admin-sdk.ts';
import { openTarget } from './target.ts';

/** The Admin SDK on a target, for a whole file; both end with the file. */
export async function openAdminSuite(): Promise<Firestore> {
  const target = await openTarget();
  const { host, port } = target.firestore;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${host}:${port}`);
  // Otherwise the SDK asks the network whether it runs in Google's cloud.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const app = adminApp.initializeApp({ projectId: target.projectId }, randomUUID());
  afterAll(async () => {
    await adminApp.deleteApp(app);
    vi.unstubAllEnvs();
    await target.close();
  });
  return adminFirestore.getFirestore(app);
}

/** A collection nobody else uses. */
export function freshItems(db: Firestore): CollectionReference {
  return db.collection(`open/${randomUUID()}/items`);
}

/** Ten rows, d0 to d9. */
export async function tenRows(db: Firestore): Promise<CollectionReference> {
  const items = freshItems(db);
  const batch = db.batch();
  for (let n = 0; n < 10; n++) batch.set(items.doc(`d${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
  return items;
}
