import type { FastifyInstance } from 'fastify';
import { priceDryRunInputSchema, priceDryRunSchema } from '#domain/money/prices/price-dry-run.ts';
import { lensDryRunSchema, lensInputSchema } from '#domain/orders/lens-change.ts';
import type { Services } from '../../access/services.ts';
import { MAX_BYTES_OF_LENS } from '../../lenses/management-routes.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { dryRunLens } from './dry-run-lens.ts';
import { dryRunPrice } from './dry-run-price.ts';

/** Checks what is about to be saved against open drafts and orders. */
export function registerDryRunRoutes(app: FastifyInstance, services: Services): void {
  registerLensDryRun(app, services);
  registerPriceDryRun(app, services);
}

/** AD-09: checks an agreed price against the prices of open drafts. */
function registerPriceDryRun(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/prices/dry-run',
    {
      permission: 'prices:edit',
      body: priceDryRunInputSchema,
      answers: { 200: priceDryRunSchema },
    },
    (request) => dryRunPrice(database.db, { input: request.body, now: clock() }),
  );
}

/** AD-03: checks a version of a lens against drafts and orders. */
function registerLensDryRun(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/lenses/dry-run',
    {
      permission: 'lenses:edit',
      body: lensInputSchema,
      answers: { 200: lensDryRunSchema },
      bodyLimit: MAX_BYTES_OF_LENS,
    },
    (request) => dryRunLens(database.db, { input: request.body, now: clock() }),
  );
}
