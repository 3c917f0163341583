import { localeSchema } from '#domain/basics/locale-schema.ts';
import { receivableSchema, receivableTotalSchema } from '#domain/money/invoices/receivable.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/access/services.ts';
import { attach } from '#server/platform/http/attach.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { listReceivables, receivableList, sumReceivables } from './find-receivables.ts';
import { receivablesCsv } from './receivables-csv.ts';

const config = { permission: 'books:open' } as const;

/** PY-08: what the practices owe, by how long it has been due. */
export function registerReceivableRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/receivables',
    {
      config,
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(receivableSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, receivableList);
      return sendPage(reply, 'receivables', await listReceivables(db, query, clock()));
    },
  );
  typed.get(
    '/api/receivables/total',
    {
      config,
      schema: {
        querystring: listQuerySchema.pick({ filter: true }),
        response: { 200: receivableTotalSchema, ...errorResponses },
      },
    },
    (request) => {
      const { filter } = parseListQuery(request.query, receivableList);
      return sumReceivables(db, filter, clock());
    },
  );
  typed.get(
    '/api/receivables.csv',
    {
      exposeHeadRoute: false,
      config,
      schema: {
        querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
        response: { 200: z.unknown().describe('CSV'), ...errorResponses },
      },
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
