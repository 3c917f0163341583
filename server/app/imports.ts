import type { FastifyBaseLogger } from 'fastify';
import { ImportRunner } from '../access/imports/import-runner.ts';
import type { Services } from '../access/services.ts';
import { customerImport } from '../accounts/imports/customer-import.ts';
import { MEMBERS } from '../accounts/team/members.ts';
import { priceImport } from '../lenses/prices/price-import.ts';
import { loggableError } from '../platform/errors/error-log.ts';

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
