import { orderTransitions, ORDER_ACTIONS } from '#domain/order.ts';
import {
  approveInputSchema,
  orderInputSchema,
  orderSchema,
  orderSummarySchema,
  rejectInputSchema,
} from '#domain/schemas/order.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendPage } from '../http/content-range.ts';
import { errorResponses } from '../http/error-responses.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { callerOf } from '../http/identity.ts';
import { listQuerySchema, parseListQuery } from '../http/list-query.ts';
import { tellVersion, versionSeen } from '../http/versions.ts';
import { idempotently } from '../idempotency/idempotently.ts';
import type { Services } from '../services.ts';
import { scopeFor } from '../users/caller.ts';
import { decideOrder } from './decide-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders, orderList } from './list-orders.ts';
import { submitOrder } from './submit-order.ts';

const paramsSchema = z.object({ id: z.string() });
const decisionSchemas = { approve: approveInputSchema, reject: rejectInputSchema };

export function registerOrderRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerSubmission(app, services);
  registerDecisions(app, services);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
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
      const scope = scopeFor(callerOf(request), 'orders:list');
      return sendPage(reply, 'orders', await listOrders(db, scope, query));
    },
  );

  typed.get(
    '/api/orders/:id',
    {
      config: { permission: 'orders:show' },
      schema: { params: paramsSchema, response: { 200: orderSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const scope = scopeFor(callerOf(request), 'orders:show');
      const order = await getOrder(db, scope, request.params.id);
      tellVersion(reply, order.version);
      return order;
    },
  );
}

function registerSubmission(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/orders',
    {
      config: { permission: 'orders:submit' },
      schema: { body: orderInputSchema, response: { 201: orderSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const key = idempotencyKeyOf(request);
      const submission = {
        actor: caller,
        scope: scopeFor(caller, 'orders:submit'),
        input: request.body,
        now: clock(),
      };
      const answer = await idempotently(
        database,
        { uid: caller.uid, key, content: ['POST /api/orders', request.body] },
        async (tx) => ({ status: 201, body: await submitOrder(tx, submission) }),
      );
      const order = orderSchema.parse(answer.body);
      tellVersion(reply, order.version);
      return reply.code(201).header('location', `/api/orders/${order.id}`).send(order);
    },
  );
}

/** One named action for each line of the transition table. */
function registerDecisions(app: FastifyInstance, { database, clock }: Services): void {
  for (const action of ORDER_ACTIONS) {
    const { permission } = orderTransitions[action];
    app.withTypeProvider<ZodTypeProvider>().post(
      `/api/orders/:id/${action}`,
      {
        config: { permission },
        schema: {
          params: paramsSchema,
          body: decisionSchemas[action],
          response: { 200: orderSchema, ...errorResponses },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const decision = {
          actor: caller,
          scope: scopeFor(caller, permission),
          id: request.params.id,
          action,
          reason: request.body.reason,
          versionSeen: versionSeen(request),
          now: clock(),
        };
        const order = await database.db.transaction((tx) => decideOrder(tx, decision));
        tellVersion(reply, order.version);
        return order;
      },
    );
  }
}
