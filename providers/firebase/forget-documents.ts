import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import type { OpenTabs } from '../browser/open-tabs.ts';
import { within } from '../async/within.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
/** Milliseconds until it is given up: signing out must not wait for ever for a tab that sleeps. */
const TIMEOUT = 5_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Tries until it succeeds, with growing pauses, for at most `timeout` milliseconds in all. Throws what kept it
 * from succeeding last.
 */
export async function untilDone(attempt: () => Promise<void>, timeout: number): Promise<void> {
  const end = performance.now() + timeout;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await within(Math.max(end - performance.now(), 0), attempt());
    } catch (error) {
      if (performance.now() + wait >= end) throw error;
    }
    await pause(wait);
  }
}

/**
 * Ends a Firestore and deletes what it kept in IndexedDB, once every other tab has ended its own: all of them follow
 * a sign-out. A tab that does not is told by the browser to close the database, and the deletion waits. Throws when it could not be deleted in time
 * (the browser then deletes it as soon as the last tab closes it).
 */
export async function forgetDocuments(
  firestore: Firestore,
  tabs: OpenTabs,
  timeout = TIMEOUT,
): Promise<void> {
  await terminate(firestore);
  tabs.leave();
  const clear = () => untilDone(() => clearIndexedDbPersistence(firestore), timeout);
  try {
    await tabs.whenAllLeft(clear, timeout);
  } catch (cause) {
    throw new Error('The documents kept in this browser could not be deleted', { cause });
  }
}
