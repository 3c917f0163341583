import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lensReceivedInputSchema } from '#domain/money/credit/lens-credit.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../../platform/http/versions.ts';
import { receiveLens } from './receive-lens.ts';

/** CR-04: records that the lab received the lens that an order replaces. */
export function registerReturnRoute(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/orders/:id/lens-received',
    {
      permission: 'orders:receive',
      params: z.object({ id: z.string() }),
      body: lensReceivedInputSchema,
      answers: { 200: orderSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const receiving = {
        actor,
        scope: scopeFor(actor, 'orders:receive'),
        id: request.params.id,
        input: request.body,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      const order = await database.db.transaction((tx) => receiveLens(tx, receiving));
      return withVersion(reply, order);
    },
  );
}
