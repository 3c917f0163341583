import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { attach } from '../../../platform/http/attach.ts';
import { readerOf } from '../../orders/reading/reader.ts';
import { findLabel } from './find-label.ts';
import { renderLabel } from './render-label.ts';

/** The paper is that of the practice's country when it is not named. */
const querySchema = z.object({
  size: z.enum(['A4', 'Letter']).optional(),
  lang: localeSchema.default('en'),
});

/** CR-03: the label of a lens that comes back, for its practice and for the lab. */
export function registerReturnLabel(app: FastifyInstance, services: Services): void {
  const { database, clock, provider } = services;
  apiRoutes(app).get(
    '/api/return-requests/:id/label.pdf',
    {
      permission: 'returnRequests:show',
      params: z.object({ id: z.string() }),
      querystring: querySchema,
      answers: { 200: z.unknown().describe('PDF') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request), 'returnRequests:show', clock());
      const { lang: locale, size } = request.query;
      const { id } = request.params;
      const found = await findLabel(database.db, reader, { id, locale, now: reader.now });
      const print = { size: size ?? found.size, locale, printedAt: reader.now, provider };
      const pdf = await renderLabel(found.label, print);
      attach(reply, `${id}-label.pdf`);
      return reply.type('application/pdf').send(pdf);
    },
  );
}
