import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { priceRuleSchema } from '#domain/money/prices/price-rule.ts';
import { priceDay } from '#domain/money/pricing/agreed-prices.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { isWithin, scopeFor } from '../../access/caller/caller.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { priceRecords } from './price-records.ts';
import { priceRulesOf } from './price-rules.ts';

export function registerPriceRoutes(app: FastifyInstance, services: Services): void {
  registerRecordRoutes(app, services, priceRecords);
  registerRules(app, services);
}

/** AD-09: the agreed prices that the order form of an account shows. Submission applies them again. */
function registerRules(app: FastifyInstance, { database: { db }, clock }: Services): void {
  apiRoutes(app).get(
    '/api/customer/prices',
    {
      permission: 'orders:submit',
      querystring: z.object({ account: accountNumberSchema }),
      answers: { 200: z.array(priceRuleSchema) },
    },
    (request) => {
      const { account } = request.query;
      if (!isWithin(scopeFor(callerOf(request), 'orders:submit'), account)) {
        throw new Problem('forbidden', 'This is not your account');
      }
      return priceRulesOf(db, account, priceDay(clock()));
    },
  );
}
