import { PRODUCT_VERSION } from '#domain/constants.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { errorResponses } from './error-responses.ts';
import { Problem } from './problem.ts';

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** For load balancers: well only when the database answers. */
export function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/health',
    {
      config: { permission: 'public' },
      schema: { response: { 200: healthSchema, ...errorResponses } },
    },
    async () => {
      try {
        await database.pool.query('SELECT 1');
      } catch (cause) {
        throw new Problem('unavailable', 'The database does not answer', { cause });
      }
      return { status: 'ok' as const, version: PRODUCT_VERSION };
    },
  );
}
