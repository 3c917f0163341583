import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderSchema, orderSummarySchema } from '#domain/orders/order.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { sendPage } from '../../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../../platform/http/list-query.ts';
import { withVersion } from '../../../platform/http/versions.ts';
import { showOrder } from './get-order.ts';
import { listOrders, orderList } from './list-orders.ts';
import { readerOf } from './reader.ts';

export function registerReading(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/orders',
    {
      permission: 'orders:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(orderSummarySchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, orderList);
      const caller = callerOf(request);
      const reader = readerOf(caller, 'orders:list', clock());
      return sendPage(reply, 'orders', await listOrders(db, reader, query));
    },
  );

  routes.get(
    '/api/orders/:id',
    {
      permission: 'orders:show',
      params: z.object({ id: z.string() }),
      answers: { 200: orderSchema },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const reader = readerOf(caller, 'orders:show', clock());
      const order = await showOrder(db, reader, request.params.id);
      return withVersion(reply, order);
    },
  );
}
