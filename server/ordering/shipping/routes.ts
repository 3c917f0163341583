import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { orderChargesSchema } from '#domain/delivery/order-charges.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { isWithin, scopeFor } from '#server/access/caller/caller.ts';
import { registerRecordRoutes } from '#server/access/records/record-routes.ts';
import type { Services } from '#server/access/services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { findCharges } from './find-charges.ts';
import { shippingMethodRecords } from './shipping-method-records.ts';

/** PY-07: the prices of shipping, and what the order form of an account shows of them. Submission applies them again. */
export function registerShippingRoutes(app: FastifyInstance, services: Services): void {
  registerRecordRoutes(app, services, shippingMethodRecords);
  const { db } = services.database;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/customer/charges',
    {
      config: { permission: 'orders:submit' },
      schema: {
        querystring: z.object({ account: accountNumberSchema }),
        response: { 200: orderChargesSchema, ...errorResponses },
      },
    },
    (request) => {
      const { account } = request.query;
      if (!isWithin(scopeFor(callerOf(request), 'orders:submit'), account)) {
        throw new Problem('forbidden', 'This is not your account');
      }
      return findCharges(db, account);
    },
  );
}
