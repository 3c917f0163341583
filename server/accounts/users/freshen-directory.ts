import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { askedNow, oldestTold } from './directory.ts';
import { logSkipped, reconcileAndLog } from './reconcile-and-log.ts';
import { reconcileDirectory } from './reconcile-directory.ts';

/** How old the directory may be when a list is asked for, in milliseconds. */
const FRESH_FOR = 60_000;
/** How long a list waits for it; longer, and it shows what is there. */
const TIMEOUT = 1_000;

/**
 * Reconciles when the last time, by whichever instance, is over a minute ago. A list does not wait long for it, unless
 * there is nothing to show yet. What fails is logged, and only an empty directory throws it.
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
