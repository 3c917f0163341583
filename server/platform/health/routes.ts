import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PRODUCT_VERSION } from '#domain/basics/constants.ts';
import type { Database } from '../database/database.ts';
import { apiRoutes } from '../http/api-routes.ts';
import { ReadinessCheck, type RefusedFiles } from './readiness.ts';

const healthSchema = z.object({ status: z.enum(['ok', 'busy']), version: z.string() });

const facts = { permission: 'public', answers: { 200: healthSchema } } as const;

/**
 * SE-09, decision 25. `/api/health` is for load balancers: 200 while a write works, notifications arrive and the schema
 * is the one that this code expects; `busy` while requests wait for the database. `/api/health/live` is for process
 * managers: it ignores the database, because a restart does not bring it back.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, refusedFiles }: { database: Database; refusedFiles?: RefusedFiles | undefined },
): void {
  const routes = apiRoutes(app);
  const check = new ReadinessCheck(database, { refusedFiles });
  const version = PRODUCT_VERSION;
  routes.get('/api/health', facts, async () => ({
    status: await check.readiness(),
    version,
  }));
  routes.get('/api/health/live', facts, async () => ({
    status: 'ok' as const,
    version,
  }));
}
