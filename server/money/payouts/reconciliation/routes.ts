import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import {
  balanceChangeSchema,
  inTransitSchema,
  payoutSchema,
} from '#domain/money/payouts/payout.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { attach } from '../../../platform/http/attach.ts';
import { sendPage } from '../../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../../platform/http/list-query.ts';
import { changesCsv } from './changes-csv.ts';
import { balanceList, listChanges } from './find-changes.ts';
import { findInTransit, listPayouts, payoutList } from './find-payouts.ts';

const permission = 'books:open';

/** PY-10: payouts, what they are made of, and what is in transit, for those who see the books. */
export function registerPayoutRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/payouts',
    { permission, querystring: listQuerySchema, answers: { 200: z.array(payoutSchema) } },
    async (request, reply) =>
      sendPage(reply, 'payouts', await listPayouts(db, parseListQuery(request.query, payoutList))),
  );
  routes.get('/api/payouts/in-transit', { permission, answers: { 200: inTransitSchema } }, () =>
    db.transaction((tx) => findInTransit(tx), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
  routes.get(
    '/api/balance-changes',
    { permission, querystring: listQuerySchema, answers: { 200: z.array(balanceChangeSchema) } },
    async (request, reply) => {
      const query = parseListQuery(request.query, balanceList);
      return sendPage(reply, 'balance-changes', await listChanges(db, query));
    },
  );
  routes.get(
    '/api/balance-changes.csv',
    {
      permission,
      querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    (request, reply) => {
      const query = parseListQuery(request.query, balanceList);
      attach(reply, `payouts-${clock().toISOString().slice(0, 10)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(changesCsv(db, query, { locale: request.query.lang }));
    },
  );
}
