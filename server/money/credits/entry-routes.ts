import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { creditAccountSchema, creditEntrySchema } from '#domain/money/credit/credit-account.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { findCreditAccount, type OrderIds } from './find-credit-account.ts';
import { creditEntryList, listEntries } from './find-entries.ts';

const PERMISSION = 'credits:list';

/** CR-02: the lens credit of the caller's accounts, or of all accounts. */
export function registerCreditEntryRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  orderIds: OrderIds,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/credit-accounts/:accountNumber',
    {
      config: { permission: PERMISSION },
      schema: {
        params: z.object({ accountNumber: accountNumberSchema }),
        response: { 200: creditAccountSchema, ...errorResponses },
      },
    },
    (request) =>
      findCreditAccount(db, {
        scope: scopeFor(callerOf(request), PERMISSION),
        accountNumber: request.params.accountNumber,
        orderIds,
        now: clock(),
      }),
  );
  typed.get(
    '/api/credit-entries',
    {
      config: { permission: PERMISSION },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(creditEntrySchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const scope = scopeFor(callerOf(request), PERMISSION);
      const query = parseListQuery(request.query, creditEntryList);
      return sendPage(reply, 'credit-entries', await listEntries(db, { scope, orderIds }, query));
    },
  );
}
