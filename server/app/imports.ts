import type { FastifyBaseLogger } from 'fastify';
import { ImportRunner } from '../access/imports/import-runner.ts';
import type { Services } from '../access/services.ts';
import { customerImport } from '../accounts/imports/customer-import.ts';
import { priceImport } from '../lenses/prices/price-import.ts';
import { loggableError } from '../platform/errors/error-log.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { MEMBERS } from '../accounts/team/members.ts';

const CONTINUES_EVERY = 30_000;

/** AD-17: what works through imports of every kind. */
export function createImportRunner(
  { database, callers, clock }: Pick<Services, 'database' | 'callers' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): ImportRunner {
  return new ImportRunner({
    database,
    callers,
    clock,
    definitions: [customerImport(MEMBERS, clock), priceImport],
    onError: (error) => log.error({ error: loggableError(error) }, 'an import stopped'),
  });
}

/** Continues what a server that stopped has left. */
export function continueImports(runner: ImportRunner): Job {
  return {
    name: 'continueImports',
    every: CONTINUES_EVERY,
    atOnce: true,
    run: (signal) => runner.continueAll(signal),
  };
}
