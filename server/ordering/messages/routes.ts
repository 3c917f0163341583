import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  orderMessageInputSchema,
  orderMessageSchema,
  readMessagesInputSchema,
  type OrderMessage,
} from '#domain/orders/order-message.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { findMessage } from './find-message.ts';
import { listMessages } from './list-messages.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.ts';

const READ = 'orders:discuss';
const WRITE = 'orders:message';
const paramsSchema = z.object({ id: z.string() });

/** "Ask about this order": the thread between practice and lab. */
export function registerMessageRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerSending(app, services);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/orders/:id/messages',
    { permission: READ, params: paramsSchema, answers: { 200: z.array(orderMessageSchema) } },
    (request) => {
      const caller = callerOf(request);
      const scope = scopeFor(caller, READ);
      return listMessages(db, { uid: caller.uid, scope, orderId: request.params.id });
    },
  );

  routes.post(
    '/api/orders/:id/messages/read',
    {
      permission: READ,
      params: paramsSchema,
      body: readMessagesInputSchema,
      answers: { 204: z.null() },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const reading = {
        uid: caller.uid,
        scope: scopeFor(caller, READ),
        orderId: request.params.id,
        lastRead: request.body.lastRead,
      };
      await db.transaction((tx) => readMessages(tx, reading));
      return reply.code(204).send(null);
    },
  );
}

function registerSending(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/orders/:id/messages',
    {
      permission: WRITE,
      answerAgain: async (request, reply, id) =>
        reply.code(201).send(await findMade(database.db, request, id)),
      params: paramsSchema,
      body: orderMessageInputSchema,
      answers: { 201: orderMessageSchema },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const orderId = request.params.id;
      const { body } = request.body;
      const scope = scopeFor(caller, WRITE);
      const sending = { caller, scope, orderId, body, now: clock() };
      const content = [`POST /api/orders/${orderId}/messages`, request.body];
      const message = await idempotently(
        database,
        {
          uid: caller.uid,
          key: idempotencyKeyOf(request),
          requestHash: request.requestHash,
          content,
        },
        {
          make: (tx) => sendMessage(tx, sending),
          read: (tx, id) => findMade(tx, request, id),
        },
      );
      return reply.code(201).send(message);
    },
  );
}

function findMade(db: Handle, request: FastifyRequest, id: string): Promise<OrderMessage> {
  const caller = callerOf(request);
  const { id: orderId } = paramsSchema.parse(request.params);
  return findMessage(db, { uid: caller.uid, scope: scopeFor(caller, WRITE), orderId, id });
}
