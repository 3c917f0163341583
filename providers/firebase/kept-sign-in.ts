import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  setPersistence,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';

/** Where a sign-in is kept, the first that the browser has. */
export const KEPT_IN: Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

const PROBE = 'lens-portal-probe';

/** Whether the browser lets a database be opened: it may have none for us, as in some private windows. */
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
 * LG-03: the browser forgets the sign-in at once, in all tabs and for whoever comes back to the page. This page alone
 * has it until it signs out: with it the last is said to the server.
 */
export function forgetKept(auth: Auth): Promise<void> {
  return setPersistence(auth, inMemoryPersistence);
}

/** The next sign-in is kept again. */
export async function keepAgain(auth: Auth): Promise<void> {
  const kept = (await hasDatabases()) ? indexedDBLocalPersistence : browserLocalPersistence;
  await setPersistence(auth, kept);
}
