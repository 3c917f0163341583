import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { AccountTable } from '../../platform/database/account-table.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { zipStream } from '../../platform/zip/zip-stream.ts';
import { requireAccount } from '../customers/require-account.ts';
import { historyTable } from './history-table.ts';
import { tableFiles } from './table-files.ts';

/** AD-05: registers the export of everything that is stored about an account. SE-03: who takes it is recorded. */
export function registerExportRoute(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  tables: readonly AccountTable[],
): void {
  const exported = [...tables.flatMap((table) => table.exported ?? []), historyTable];
  apiRoutes(app).get(
    '/api/customers/:id/export',
    {
      permission: 'customers:export',
      params: z.object({ id: accountNumberSchema }),
      answers: { 200: z.unknown().describe('ZIP') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireAccount(db, 'any', id);
      const actor = callerOf(request);
      await recordAudit(db, {
        actor,
        action: 'customers.export',
        resource: 'customers',
        resourceId: id,
        accountNumber: id,
      });
      const now = clock();
      attach(reply, `customer-${id}-${now.toISOString().slice(0, 10)}.zip`);
      reply.type('application/zip');
      const files = exported.flatMap((table) => tableFiles(db, id, table));
      return reply.send(zipStream(files, now));
    },
  );
}
