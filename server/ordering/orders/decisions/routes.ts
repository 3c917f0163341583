import { orderTransitions, ORDER_DECISIONS, type OrderDecision } from '#domain/order.ts';
import { decisionSchemas, orderSchema } from '#domain/schemas/order.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import type { Services } from '#server/access/services.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import { decideOrder } from './decide-order.ts';

/** One route for each decision of the transition table. */
export function registerDecisions(app: FastifyInstance, services: Services): void {
  for (const action of ORDER_DECISIONS) registerDecision(app, services, action);
}

function registerDecision(
  app: FastifyInstance,
  { database, clock }: Services,
  action: OrderDecision,
): void {
  const { permission } = orderTransitions[action];
  app.withTypeProvider<ZodTypeProvider>().post(
    `/api/orders/:id/${action}`,
    {
      config: { permission },
      schema: {
        params: z.object({ id: z.string() }),
        body: decisionSchemas[action],
        response: { 200: orderSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { reason, ...shipment } = request.body;
      const decision = {
        actor: caller,
        scope: scopeFor(caller, permission),
        id: request.params.id,
        action,
        reason,
        versionSeen: versionSeen(request),
        now: clock(),
        ...('carrier' in shipment && { shipment }),
      };
      const order = await database.db.transaction((tx) => decideOrder(tx, decision));
      setVersion(reply, order.version);
      return order;
    },
  );
}
