import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { consultantLensSchema } from '#domain/lens/model/consultant-lens.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { hasAlready } from '../../platform/http/has-already.ts';
import { offeredLenses } from './offered-lenses.ts';

/** VC-04: the lenses that the virtual consultant speaks of. Nobody needs to be signed in. */
export function registerConsultantLensRoutes(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
): void {
  apiRoutes(app).get(
    '/api/consultant/lenses',
    { permission: 'public', answers: { 200: z.array(consultantLensSchema), 304: z.null() } },
    async (request, reply) => {
      const { lenses, tag } = await offeredLenses(database.db);
      // The same for everybody: kept, but asked for again each time.
      reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
      if (hasAlready(request, tag)) return reply.code(304).send(null);
      return lenses;
    },
  );
}
