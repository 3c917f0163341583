import { lensDryRunSchema, lensInputSchema } from '#domain/orders/lens-change.ts';
import { priceDryRunInputSchema, priceDryRunSchema } from '#domain/money/prices/price-dry-run.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MAX_BYTES_OF_LENS } from '#server/lenses/management-routes.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import type { Services } from '#server/access/services.ts';
import { dryRunPrice } from './dry-run-price.ts';
import { dryRunLens } from './dry-run-lens.ts';

/** Checks what is about to be saved against open drafts and orders. */
export function registerDryRunRoutes(app: FastifyInstance, services: Services): void {
  registerLensDryRun(app, services);
  registerPriceDryRun(app, services);
}

/** AD-09: checks an agreed price against the prices of open drafts. */
function registerPriceDryRun(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/prices/dry-run',
    {
      config: { permission: 'prices:edit' },
      schema: {
        body: priceDryRunInputSchema,
        response: { 200: priceDryRunSchema, ...errorResponses },
      },
    },
    (request) => dryRunPrice(database.db, { input: request.body, now: clock() }),
  );
}

/** AD-03: checks a version of a lens against drafts and orders. */
function registerLensDryRun(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/lenses/dry-run',
    {
      config: { permission: 'lenses:edit' },
      bodyLimit: MAX_BYTES_OF_LENS,
      schema: { body: lensInputSchema, response: { 200: lensDryRunSchema, ...errorResponses } },
    },
    (request) => dryRunLens(database.db, { input: request.body, now: clock() }),
  );
}
