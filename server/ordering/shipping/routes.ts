import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { orderChargesSchema } from '#domain/delivery/order-charges.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { isWithin, scopeFor } from '../../access/caller/caller.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { findCharges } from './find-charges.ts';
import { shippingMethodRecords } from './shipping-method-records.ts';

/** PY-07: the prices of shipping, and what the order form of an account shows of them. Submission applies them again. */
export function registerShippingRoutes(app: FastifyInstance, services: Services): void {
  registerRecordRoutes(app, services, shippingMethodRecords);
  const { db } = services.database;
  apiRoutes(app).get(
    '/api/customer/charges',
    {
      permission: 'orders:submit',
      querystring: z.object({ account: accountNumberSchema }),
      answers: { 200: orderChargesSchema },
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
