import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { within } from '../async/within.ts';
import type { OpenTabs } from '../browser/open-tabs.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;
/** The time limit, in milliseconds: a sign-out must not wait forever for a sleeping tab. */
const TIMEOUT = 5_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Retries until it succeeds, with growing pauses, for at most `timeout` milliseconds in all. Throws the last error. */
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
 * Ends Firestore and deletes its cache in IndexedDB, once every other tab has ended its own after the sign-out. If a
 * tab has not, the browser asks it to close the database, and the deletion waits. Throws when the cache could not be
 * deleted in time (the browser then deletes it as soon as the last tab closes it).
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
