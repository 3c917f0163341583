import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountMessageSchema } from '#domain/orders/order-message.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { accountMessageList, listAccountMessages } from './list-account-messages.ts';

/** AD-05: registers the messages of an account's orders, for the page of a customer. */
export function registerAccountMessages(
  app: FastifyInstance,
  { database: { db } }: Services,
): void {
  apiRoutes(app).get(
    '/api/order-messages',
    {
      permission: 'messages:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(accountMessageSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, accountMessageList);
      const page = await listAccountMessages(db, callerOf(request).uid, query);
      return sendPage(reply, 'order-messages', page);
    },
  );
}
