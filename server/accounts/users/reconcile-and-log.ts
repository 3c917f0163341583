import { toStorable } from '#domain/schemas/text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { loggableError } from '#server/platform/errors/error-log.ts';
import type { SkippedUser } from './copy-users.ts';
import { reconcileDirectory } from './reconcile-directory.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** Reconciles. What goes wrong is logged and never thrown: neither a job nor a start ends by it. */
export async function reconcileAndLog(database: Database, log: Log): Promise<void> {
  try {
    logSkipped(await reconcileDirectory(database), log);
  } catch (error) {
    log.error({ error: loggableError(error) }, 'the directory was not reconciled');
  }
}

/** Says who was left out by their uid alone. */
export function logSkipped(skipped: SkippedUser[], log: Log): void {
  for (const { uid, error } of skipped) {
    const facts = { uid: toStorable(uid), error: loggableError(error) };
    log.error(facts, 'a user was not copied into the directory');
  }
}
