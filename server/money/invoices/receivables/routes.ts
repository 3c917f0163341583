import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { receivableSchema, receivableTotalSchema } from '#domain/money/invoices/receivable.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { attach } from '../../../platform/http/attach.ts';
import { sendPage } from '../../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../../platform/http/list-query.ts';
import { listReceivables, receivableList, sumReceivables } from './find-receivables.ts';
import { receivablesCsv } from './receivables-csv.ts';

const permission = 'books:open';

/** PY-08: what the practices owe, by how long it has been due. */
export function registerReceivableRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/receivables',
    { permission, querystring: listQuerySchema, answers: { 200: z.array(receivableSchema) } },
    async (request, reply) => {
      const query = parseListQuery(request.query, receivableList);
      return sendPage(reply, 'receivables', await listReceivables(db, query, clock()));
    },
  );
  routes.get(
    '/api/receivables/total',
    {
      permission,
      querystring: listQuerySchema.pick({ filter: true }),
      answers: { 200: receivableTotalSchema },
    },
    (request) => {
      const { filter } = parseListQuery(request.query, receivableList);
      return sumReceivables(db, filter, clock());
    },
  );
  routes.get(
    '/api/receivables.csv',
    {
      permission,
      querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    (request, reply) => {
      const query = parseListQuery(request.query, receivableList);
      const now = clock();
      attach(reply, `receivables-${now.toISOString().slice(0, 10)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(receivablesCsv(db, query, { locale: request.query.lang, now }));
    },
  );
}
