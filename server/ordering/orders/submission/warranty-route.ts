import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { warrantyEligibilitySchema } from '#domain/orders/warranty-eligibility.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { warrantyEligibility } from './warranty-eligibility.ts';

/** OR-05: for each lens of an order: days left, exchanges left, what is free and what must be returned. */
export function registerWarrantyRoute(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).get(
    '/api/orders/:id/warranty',
    {
      permission: 'orders:show',
      params: z.object({ id: z.string() }),
      answers: { 200: warrantyEligibilitySchema },
    },
    (request) => {
      const scope = scopeFor(callerOf(request), 'orders:show');
      return warrantyEligibility(database.db, scope, request.params.id, clock());
    },
  );
}
