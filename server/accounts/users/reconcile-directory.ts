import type { Database } from '#server/platform/database/database.ts';
import { userPages } from './auth-users.ts';
import { copyUsers, type SkippedUser } from './copy-users.ts';
import { askedNow, forgetUnseen } from './directory.ts';

const underWay = new WeakMap<Database, Promise<SkippedUser[]>>();

/**
 * Copies the users of Firebase Auth to the directory page by page, and deletes those that Auth no longer has. Several
 * instances may run it while users change: the later read of a user wins. A user who is deleted while their page is
 * copied may reappear until the next run. Returns the users who could not be copied.
 */
export async function reconcileDirectory(database: Database): Promise<SkippedUser[]> {
  const running = underWay.get(database) ?? copy(database).finally(() => underWay.delete(database));
  underWay.set(database, running);
  return running;
}

async function copy({ db }: Database): Promise<SkippedUser[]> {
  const skipped: SkippedUser[] = [];
  const since = await askedNow(db);
  let askedAt = since;
  for await (const users of userPages()) {
    skipped.push(...(await copyUsers(db, users, askedAt)));
    askedAt = await askedNow(db);
  }
  await forgetUnseen(db, since);
  return skipped;
}
