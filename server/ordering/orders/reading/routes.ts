import { orderSchema, orderSummarySchema } from '#domain/orders/order.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { setVersion } from '#server/platform/http/versions.ts';
import type { Services } from '#server/access/services.ts';
import { showOrder } from './get-order.ts';
import { listOrders, orderList } from './list-orders.ts';
import { readerOf } from './reader.ts';

export function registerReading(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/orders',
    {
      config: { permission: 'orders:list' },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(orderSummarySchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, orderList);
      const caller = callerOf(request);
      const reader = readerOf(caller, 'orders:list', clock());
      return sendPage(reply, 'orders', await listOrders(db, reader, query));
    },
  );

  typed.get(
    '/api/orders/:id',
    {
      config: { permission: 'orders:show' },
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: orderSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const reader = readerOf(caller, 'orders:show', clock());
      const order = await showOrder(db, reader, request.params.id);
      setVersion(reply, order.version);
      return order;
    },
  );
}
