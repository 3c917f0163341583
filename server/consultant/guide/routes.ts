import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { guidePassageSchema } from '#domain/consultant/guide/guide.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { hasAlready } from '../../platform/http/has-already.ts';
import { guideRecords } from './passage-records.ts';
import { shownPassages } from './shown-passages.ts';

/** VC-01: the guide for everybody; its passages and their versions for super admins. */
export function registerGuideRoutes(app: FastifyInstance, services: Services): void {
  registerShown(app, services);
  registerRecordRoutes(app, services, guideRecords(services.clock));
}

function registerShown(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/consultant/guide',
    { permission: 'public', answers: { 200: z.array(guidePassageSchema), 304: z.null() } },
    async (request, reply) => {
      const { passages, tag } = await shownPassages(db);
      // The same for everybody: kept, but asked for again each time.
      reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
      if (hasAlready(request, tag)) return reply.code(304).send(null);
      return passages;
    },
  );
}
