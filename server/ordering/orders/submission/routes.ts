import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  orderInputSchema,
  orderSchema,
  resubmitInputSchema,
  type Order,
} from '#domain/orders/order.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency.ts';
import { setVersion, versionSeen, withVersion } from '../../../platform/http/versions.ts';
import { idempotently } from '../../../platform/idempotency/idempotently.ts';
import { findOrderRow } from '../find-order-row.ts';
import { getOrder } from '../reading/get-order.ts';
import { inspectFiles } from './inspect-files.ts';
import { resubmitOrder } from './resubmit-order.ts';
import { submitOrder } from './submit-order.ts';

export function registerSubmission(app: FastifyInstance, services: Services): void {
  registerSubmit(app, services);
  registerResubmit(app, services);
}

function registerSubmit(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/orders',
    {
      permission: 'orders:submit',
      answerAgain: async (request, reply, id) =>
        answerMade(reply, await database.db.transaction((tx) => readMade(tx, request, id))),
      body: orderInputSchema,
      answers: { 201: orderSchema },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const key = idempotencyKeyOf(request);
      const scope = scopeFor(caller, 'orders:submit');
      const { body: input } = request;
      const { accountNumber } = input;
      const files = { uid: caller.uid, scope, accountNumber, content: input, ownId: null };
      await inspectFiles(database.db, files);
      const submission = { actor: caller, scope, input, now: clock() };
      const { requestHash } = request;
      const order = await idempotently(
        database,
        { uid: caller.uid, key, requestHash, content: ['POST /api/orders', input] },
        {
          make: (tx) => submitOrder(tx, submission),
          read: (tx, id) => readMade(tx, request, id),
        },
      );
      return answerMade(reply, order);
    },
  );
}

function readMade(tx: Handle, request: FastifyRequest, id: string): Promise<Order> {
  const caller = callerOf(request);
  return getOrder(tx, scopeFor(caller, 'orders:submit'), id, caller.uid);
}

function answerMade(reply: FastifyReply, order: Order): FastifyReply {
  setVersion(reply, order.version);
  return reply.code(201).header('location', `/api/orders/${order.id}`).send(order);
}

/** The version makes a repeated request safe: of two corrections of one rejection, the second is refused. */
function registerResubmit(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/orders/:id/resubmit',
    {
      permission: 'orders:submit',
      params: z.object({ id: z.string() }),
      body: resubmitInputSchema,
      answers: { 200: orderSchema },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const scope = scopeFor(caller, 'orders:submit');
      const { id } = request.params;
      const { body: input } = request;
      const { accountNumber } = await findOrderRow(database.db, scope, id);
      const files = { uid: caller.uid, scope, accountNumber, content: input, ownId: id };
      await inspectFiles(database.db, files);
      const resubmission = {
        actor: caller,
        scope,
        id,
        input,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      const order = await database.db.transaction((tx) => resubmitOrder(tx, resubmission));
      return withVersion(reply, order);
    },
  );
}
