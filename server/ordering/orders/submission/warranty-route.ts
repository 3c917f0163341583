import { warrantyEligibilitySchema } from '#domain/orders/warranty-eligibility.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import { warrantyEligibility } from './warranty-eligibility.ts';

/** OR-05: for each lens of an order: days left, exchanges left, what is free and what must be returned. */
export function registerWarrantyRoute(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/orders/:id/warranty',
    {
      config: { permission: 'orders:show' },
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: warrantyEligibilitySchema, ...errorResponses },
      },
    },
    (request) => {
      const scope = scopeFor(callerOf(request), 'orders:show');
      return warrantyEligibility(database.db, scope, request.params.id, clock());
    },
  );
}
