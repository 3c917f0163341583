import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  setPersistence,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';

/** Where a sign-in is stored: the first of these that the browser has. */
export const KEPT_IN: Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

const PROBE = 'lens-portal-probe';

/** Returns whether the browser can open a database; some private windows cannot. */
async function hasDatabases(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open(PROBE);
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      opening.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve(true);
    });
  });
}

/**
 * LG-03: removes the stored sign-in at once, in all tabs and for later visits. Only this page stays signed in until it
 * signs out, for its last requests to the server.
 */
export function forgetKept(auth: Auth): Promise<void> {
  return setPersistence(auth, inMemoryPersistence);
}

/** Stores the next sign-in again. */
export async function keepAgain(auth: Auth): Promise<void> {
  const kept = (await hasDatabases()) ? indexedDBLocalPersistence : browserLocalPersistence;
  await setPersistence(auth, kept);
}
