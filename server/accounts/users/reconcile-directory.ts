import type { Database } from '#server/platform/database/database.ts';
import { userPages } from './auth-users.ts';
import { copyUsers, type SkippedUser } from './copy-users.ts';
import { askedNow, forgetUnseen } from './directory.ts';

const underWay = new WeakMap<Database, Promise<SkippedUser[]>>();

/**
 * Makes the directory what Firebase Auth has: page for page what is told, and what was not told at all goes. Several
 * instances may do it at once, and users may change meanwhile: of two that know of a user, who asked later is believed.
 * One that is deleted while their page is under way may come back until the next time. Answers whom it could not copy.
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
