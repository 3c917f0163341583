import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { creditAccountSchema, creditEntrySchema } from '#domain/money/credit/credit-account.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { findCreditAccount, type OrderIds } from './find-credit-account.ts';
import { creditEntryList, listEntries } from './find-entries.ts';

const PERMISSION = 'credits:list';

/** CR-02: the lens credit of the caller's accounts, or of all accounts. */
export function registerCreditEntryRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  orderIds: OrderIds,
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/credit-accounts/:accountNumber',
    {
      permission: PERMISSION,
      params: z.object({ accountNumber: accountNumberSchema }),
      answers: { 200: creditAccountSchema },
    },
    (request) =>
      findCreditAccount(db, {
        scope: scopeFor(callerOf(request), PERMISSION),
        accountNumber: request.params.accountNumber,
        orderIds,
        now: clock(),
      }),
  );
  routes.get(
    '/api/credit-entries',
    {
      permission: PERMISSION,
      querystring: listQuerySchema,
      answers: { 200: z.array(creditEntrySchema) },
    },
    async (request, reply) => {
      const scope = scopeFor(callerOf(request), PERMISSION);
      const query = parseListQuery(request.query, creditEntryList);
      return sendPage(reply, 'credit-entries', await listEntries(db, { scope, orderIds }, query));
    },
  );
}
