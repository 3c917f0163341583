import type { FastifyInstance, FastifyRequest } from 'fastify';
import { grantFor } from '#domain/access/permissions.ts';
import {
  bulkDecisionSchema,
  bulkResultSchema,
  type BulkResult,
} from '#domain/orders/order-bulk.ts';
import { orderTransitions, type BulkDecision } from '#domain/orders/order-states.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor, type AccountScope, type Caller } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import type { Database, Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency.ts';
import { idempotently } from '../../../platform/idempotency/idempotently.ts';
import { decidedBefore, decideMany, type Decisions } from './decide-many.ts';

/** OR-08: one decision on many orders; each succeeds or fails separately. */
export function registerBulkDecisions(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/orders/actions',
    {
      permission: 'orders:decideMany',
      body: bulkDecisionSchema,
      answers: { 200: bulkResultSchema },
    },
    (request) => {
      const actor = callerOf(request);
      const scope = scopeOf(actor, request.body.action);
      return decideOnce(database, request, { input: request.body, actor, scope, now: clock() });
    },
  );
}

/** Returns the scope of the decision, which also requires its own permission. @throws Problem 403 */
function scopeOf(caller: Caller, action: BulkDecision): AccountScope {
  const { permission } = orderTransitions[action];
  if (!grantFor(caller.roles, permission)) {
    throw new Problem('forbidden', 'Your role does not allow this');
  }
  return scopeFor(caller, permission);
}

/** AD-13: the decision may have an `Idempotency-Key`. Repeated with it, the answer says again what became of each order. */
async function decideOnce(
  database: Database,
  request: FastifyRequest,
  decisions: Decisions,
): Promise<BulkResult> {
  if (request.headers['idempotency-key'] === undefined) {
    return database.db.transaction((tx) => decideMany(tx, decisions));
  }
  const key = idempotencyKeyOf(request);
  const named = ({ results }: BulkResult) => ({ id: key, results });
  const content = ['POST /api/orders/actions', request.body];
  return idempotently(
    database,
    { uid: decisions.actor.uid, key, requestHash: request.requestHash, content },
    {
      make: async (tx: Handle) => named(await decideMany(tx, decisions)),
      read: async (tx) => named(await decidedBefore(tx, decisions)),
    },
  );
}
