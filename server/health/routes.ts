import { PRODUCT_VERSION } from '#domain/constants.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { within } from '../outbox/within.ts';
import type { Services } from '../services.ts';
import { databaseUnavailable } from './database-problem.ts';
import { errorResponses } from './error-responses.ts';

/** How long the database may take to answer, in milliseconds: load balancers do not wait longer either. */
const PATIENCE = 3_000;

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });
const healthy = { status: 'ok' as const, version: PRODUCT_VERSION };

const schema = { response: { 200: healthSchema, ...errorResponses } };
const config = { permission: 'public' } as const;

/**
 * SE-09. For load balancers `/api/health`: ready only while the database answers and its notifications arrive. For
 * whoever restarts processes `/api/health/live`: without the database a restart helps nobody.
 */
export function registerHealth(app: FastifyInstance, { database }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get('/api/health', { config, schema }, async () => {
    await demandReady(database);
    return healthy;
  });
  routes.get('/api/health/live', { config, schema }, async () => healthy);
}

/** @throws Problem 503 */
async function demandReady(database: Database): Promise<void> {
  try {
    await within(PATIENCE, 'The database', database.pool.query('SELECT 1'));
  } catch (error) {
    throw databaseUnavailable(error);
  }
  if (!database.isListening()) {
    throw databaseUnavailable(new Error('The connection for notifications is lost'));
  }
}
