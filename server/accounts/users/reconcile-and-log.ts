import { toStorable } from '#domain/schemas/text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { loggableError } from '#server/platform/errors/error-log.ts';
import type { SkippedUser } from './copy-users.ts';
import { reconcileDirectory } from './reconcile-directory.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Reconciles the directory. Logs errors and never throws, so that no job or start fails because of it. */
export async function reconcileAndLog(database: Database, log: Log): Promise<void> {
  try {
    logSkipped(await reconcileDirectory(database), log);
  } catch (error) {
    log.error({ error: loggableError(error) }, 'the directory was not reconciled');
  }
}

/** Logs the skipped users by their uid only. */
export function logSkipped(skipped: SkippedUser[], log: Log): void {
  for (const { uid, error } of skipped) {
    const facts = { uid: toStorable(uid), error: loggableError(error) };
    log.error(facts, 'a user was not copied into the directory');
  }
}
