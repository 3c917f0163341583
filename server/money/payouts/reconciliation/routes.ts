import { localeSchema } from '#domain/basics/locale-schema.ts';
import {
  balanceChangeSchema,
  inTransitSchema,
  payoutSchema,
} from '#domain/money/payouts/payout.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/access/services.ts';
import { attach } from '#server/platform/http/attach.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { changesCsv } from './changes-csv.ts';
import { balanceList, listChanges } from './find-changes.ts';
import { findInTransit, listPayouts, payoutList } from './find-payouts.ts';

const config = { permission: 'books:open' } as const;

/** PY-10: payouts, what they are made of, and what is in transit, for those who see the books. */
export function registerPayoutRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/payouts',
    {
      config,
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(payoutSchema), ...errorResponses },
      },
    },
    async (request, reply) =>
      sendPage(reply, 'payouts', await listPayouts(db, parseListQuery(request.query, payoutList))),
  );
  typed.get(
    '/api/payouts/in-transit',
    { config, schema: { response: { 200: inTransitSchema, ...errorResponses } } },
    () =>
      db.transaction((tx) => findInTransit(tx), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
  );
  typed.get(
    '/api/balance-changes',
    {
      config,
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(balanceChangeSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, balanceList);
      return sendPage(reply, 'balance-changes', await listChanges(db, query));
    },
  );
  typed.get(
    '/api/balance-changes.csv',
    {
      exposeHeadRoute: false,
      config,
      schema: {
        querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
        response: { 200: z.unknown().describe('CSV'), ...errorResponses },
      },
    },
    (request, reply) => {
      const query = parseListQuery(request.query, balanceList);
      attach(reply, `payouts-${clock().toISOString().slice(0, 10)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(changesCsv(db, query, { locale: request.query.lang }));
    },
  );
}
