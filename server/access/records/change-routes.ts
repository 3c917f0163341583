import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordChangeSchema } from '#domain/basics/record-change.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import type { Services } from '../services.ts';
import { changeList, listChanges } from './list-changes.ts';

/** SE-03: registers the changes of records, for the history on a record's page. */
export function registerChangeRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/record-changes',
    {
      permission: 'recordChanges:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(recordChangeSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, changeList);
      return sendPage(reply, 'record-changes', await listChanges(db, query));
    },
  );
}
