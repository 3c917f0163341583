import { orderTransitions, type BulkDecision } from '#domain/order.ts';
import { grantFor } from '#domain/permissions.ts';
import { bulkDecisionSchema, bulkResultSchema } from '#domain/schemas/order-bulk.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Services } from '#server/access/services.ts';
import { scopeFor, type AccountScope, type Caller } from '#server/access/caller/caller.ts';
import { decideMany } from './decide-many.ts';

/** OR-08: one decision on many orders; each succeeds or fails separately. */
export function registerBulkDecisions(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/orders/actions',
    {
      config: { permission: 'orders:decideMany' },
      schema: { body: bulkDecisionSchema, response: { 200: bulkResultSchema, ...errorResponses } },
    },
    (request) => {
      const actor = callerOf(request);
      const scope = scopeOf(actor, request.body.action);
      const decisions = { ...request.body, actor, scope, now: clock() };
      return database.db.transaction((tx) => decideMany(tx, decisions));
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
