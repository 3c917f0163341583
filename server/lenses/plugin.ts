import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import type { AccountTable } from '../platform/database/account-table.ts';
import { priceTable } from './prices/account-tables.ts';
import { registerPriceRoutes } from './prices/routes.ts';
import { registerLensRoutes } from './routes.ts';

/** Registers the routes of lenses and of the prices that are agreed for them. */
export function registerLenses(app: FastifyInstance, services: Services): void {
  registerLensRoutes(app, services);
  registerPriceRoutes(app, services);
}

/** AD-05: what accounts have of lenses. */
export const lensTables: readonly AccountTable[] = [priceTable];
