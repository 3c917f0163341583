import type { Database } from '../database/database.ts';
import { userPages } from './auth-users.ts';
import { askedNow, forgetUnseen, oldestTold, putUsers } from './directory.ts';

/** How old the directory may be when a list is asked for, in milliseconds. */
const FRESH_FOR = 60_000;
/** How long a list waits for it; longer, and it shows what is there. */
const PATIENCE = 1_000;

const underWay = new WeakMap<Database, Promise<void>>();

/**
 * Makes the directory what Firebase Auth has: page for page what is told, and what was not told at all goes. Several
 * instances may do it at once, and users may change meanwhile: of two that know of a user, who asked later is believed.
 * One that is deleted while their page is under way may come back until the next time.
 */
export async function reconcileDirectory(database: Database): Promise<void> {
  const running = underWay.get(database) ?? copy(database).finally(() => underWay.delete(database));
  underWay.set(database, running);
  return running;
}

async function copy({ db }: Database): Promise<void> {
  const since = await askedNow(db);
  let askedAt = since;
  for await (const users of userPages()) {
    await putUsers(db, users, askedAt);
    askedAt = await askedNow(db);
  }
  await forgetUnseen(db, since);
}

/**
 * Reconciles when the last time, by whichever instance, is over a minute ago. A list does not wait long for it, unless
 * there is nothing to show yet. What fails goes to `onError`, and only an empty directory throws it.
 */
export async function freshenDirectory(
  database: Database,
  onError: (error: unknown) => void,
): Promise<void> {
  const told = await oldestTold(database.db);
  if (!told) return reconcileDirectory(database);
  const now = await askedNow(database.db);
  if (now.getTime() - told.getTime() < FRESH_FOR) return;
  await Promise.race([reconcileDirectory(database).catch(onError), patience()]);
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE).unref();
  });
}
