import { orderInputSchema, orderSchema, resubmitInputSchema } from '#domain/schemas/order.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inspectAttachments } from '../attachments/inspect-attachments.ts';
import { errorResponses } from '../http/error-responses.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { callerOf } from '../http/identity.ts';
import { tellVersion, versionSeen } from '../http/versions.ts';
import { idempotently } from '../idempotency/idempotently.ts';
import type { Services } from '../services.ts';
import { scopeFor } from '../users/caller.ts';
import { getOrder } from './get-order.ts';
import { resubmitOrder } from './resubmit-order.ts';
import { submitOrder } from './submit-order.ts';

export function registerSubmission(app: FastifyInstance, services: Services): void {
  registerSubmit(app, services);
  registerResubmit(app, services);
}

function registerSubmit(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/orders',
    {
      config: { permission: 'orders:submit' },
      schema: { body: orderInputSchema, response: { 201: orderSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const key = idempotencyKeyOf(request);
      await inspectAttachments(request.body.attachments);
      const submission = {
        actor: caller,
        scope: scopeFor(caller, 'orders:submit'),
        input: request.body,
        now: clock(),
      };
      const order = await idempotently(
        database,
        { uid: caller.uid, key, content: ['POST /api/orders', request.body] },
        {
          make: (tx) => submitOrder(tx, submission),
          read: (tx, id) => getOrder(tx, submission.scope, id, caller.uid),
        },
      );
      tellVersion(reply, order.version);
      return reply.code(201).header('location', `/api/orders/${order.id}`).send(order);
    },
  );
}

/** The version seen makes it safe to repeat: of two that correct one rejection, one is told. */
function registerResubmit(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/orders/:id/resubmit',
    {
      config: { permission: 'orders:submit' },
      schema: {
        params: z.object({ id: z.string() }),
        body: resubmitInputSchema,
        response: { 200: orderSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      await inspectAttachments(request.body.attachments);
      const resubmission = {
        actor: caller,
        scope: scopeFor(caller, 'orders:submit'),
        id: request.params.id,
        input: request.body,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      const order = await database.db.transaction((tx) => resubmitOrder(tx, resubmission));
      tellVersion(reply, order.version);
      return order;
    },
  );
}
