import { recordChangeSchema } from '#domain/basics/record-change.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import type { Services } from '../services.ts';
import { changeList, listChanges } from './list-changes.ts';

/** SE-03: registers the changes of records, for the history on a record's page. */
export function registerChangeRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/record-changes',
    {
      config: { permission: 'recordChanges:list' },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(recordChangeSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, changeList);
      return sendPage(reply, 'record-changes', await listChanges(db, query));
    },
  );
}
