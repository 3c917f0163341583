import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { askedNow, oldestTold } from './directory.ts';
import { logSkipped, reconcileAndLog } from './reconcile-and-log.ts';
import { reconcileDirectory } from './reconcile-directory.ts';

/** The maximum age of the directory when a list is requested, in milliseconds. */
const FRESH_FOR = 60_000;
/** Milliseconds that a list waits for it; then it shows what is there. */
const TIMEOUT = 1_000;

/**
 * Reconciles the directory if no instance has done so for a minute. A list waits only briefly, unless the directory is
 * empty. Errors are logged; they are thrown only when the directory is empty.
 */
export async function freshenDirectory(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const told = await oldestTold(database.db);
  if (!told) return logSkipped(await reconcileDirectory(database), log);
  const now = await askedNow(database.db);
  if (now.getTime() - told.getTime() < FRESH_FOR) return;
  await Promise.race([reconcileAndLog(database, log), timeout()]);
}

function timeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT).unref();
  });
}
