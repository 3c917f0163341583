import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { toStorable } from '#domain/basics/text.ts';
import type { Database } from '../../platform/database/database.ts';
import { loggableError } from '../../platform/errors/error-log.ts';
import { userPages } from './auth-users.ts';
import { copyUsers, type SkippedUser } from './copy-users.ts';
import { askedNow, forgetUnseen, oldestSeen } from './directory.ts';

/** The maximum age of the directory when a list is requested, in milliseconds. */
const FRESH_FOR = 60_000;

/** Milliseconds that a list waits for it; then it shows what is there. */
const TIMEOUT = 1_000;

type Log = Pick<FastifyBaseLogger, 'error'>;

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

/** Reconciles the directory. Logs errors and never throws, so that no job or start fails because of it. */
export async function reconcileAndLog(database: Database, log: Log): Promise<void> {
  try {
    logSkipped(await reconcileDirectory(database), log);
  } catch (error) {
    log.error({ error: loggableError(error) }, 'the directory was not reconciled');
  }
}

/** Logs the skipped users by their uid only. */
function logSkipped(skipped: SkippedUser[], log: Log): void {
  for (const { uid, error } of skipped) {
    const facts = { uid: toStorable(uid), error: loggableError(error) };
    log.error(facts, 'a user was not copied into the directory');
  }
}

/**
 * Reconciles the directory if no instance has done so for a minute. A list waits only briefly, unless the directory is
 * empty. Errors are logged; they are thrown only when the directory is empty.
 */
export async function freshenDirectory(database: Database, log: Log): Promise<void> {
  const oldest = await oldestSeen(database.db);
  if (!oldest) return logSkipped(await reconcileDirectory(database), log);
  const now = await askedNow(database.db);
  if (now.getTime() - oldest.getTime() < FRESH_FOR) return;
  await Promise.race([reconcileAndLog(database, log), pause(TIMEOUT, undefined, { ref: false })]);
}
