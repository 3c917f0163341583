import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  orderTransitions,
  ORDER_DECISIONS,
  type OrderDecision,
} from '#domain/orders/order-states.ts';
import { decisionSchemas, orderSchema, type Order } from '#domain/orders/order.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import type { Database, Handle } from '../../../platform/database/database.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency.ts';
import { setVersion, versionSeen, withVersion } from '../../../platform/http/versions.ts';
import { idempotently } from '../../../platform/idempotency/idempotently.ts';
import { getOrder } from '../reading/get-order.ts';
import { decideOrder, type Decision } from './decide-order.ts';

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
  apiRoutes(app).post(
    `/api/orders/:id/${action}`,
    {
      permission,
      answerAgain: async (request, reply, id) => {
        const caller = callerOf(request);
        const order = await getOrder(database.db, scopeFor(caller, permission), id, caller.uid);
        setVersion(reply, order.version);
        return reply.send(order);
      },
      params: z.object({ id: z.string() }),
      body: decisionSchemas[action],
      answers: { 200: orderSchema },
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
      const order = await decideOnce(database, request, decision);
      return withVersion(reply, order);
    },
  );
}

/**
 * AD-13: a decision may have an `Idempotency-Key`. Repeated with it, it is answered with the order, and is not refused
 * because of the version that it made itself.
 */
async function decideOnce(
  database: Database,
  request: FastifyRequest,
  decision: Decision,
): Promise<Order> {
  const { actor, scope, id, action } = decision;
  const make = (tx: Handle) => decideOrder(tx, decision);
  if (request.headers['idempotency-key'] === undefined) return database.db.transaction(make);
  const content = [`POST /api/orders/${id}/${action}`, request.body];
  const key = idempotencyKeyOf(request);
  return idempotently(
    database,
    { uid: actor.uid, key, requestHash: request.requestHash, content },
    { make, read: (tx) => getOrder(tx, scope, id, actor.uid) },
  );
}
