import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { promiseMoveInputSchema } from '#domain/orders/order-promise.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../../platform/http/versions.ts';
import { movePromise } from './move-promise.ts';

/** OR-12: moves the promised date of an order. */
export function registerPromiseRoute(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/orders/:id/promise',
    {
      permission: 'orders:promise',
      params: z.object({ id: z.string() }),
      body: promiseMoveInputSchema,
      answers: { 200: orderSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const moving = {
        actor,
        scope: scopeFor(actor, 'orders:promise'),
        id: request.params.id,
        input: request.body,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      const order = await database.db.transaction((tx) => movePromise(tx, moving));
      return withVersion(reply, order);
    },
  );
}
