import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkoutDecisionSchema, checkoutSchema } from '#domain/money/checkouts/checkout.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { decideCheckout } from './decide-checkout.ts';
import { getCheckout } from './find-checkouts.ts';
import type { PageParts } from './open-page.ts';

/** PY-11: `POST /api/checkouts/:id/decide`, also without a gateway, which might be why nobody answered. */
export function registerDecision(
  app: FastifyInstance,
  services: Services,
  parts: PageParts | null,
): void {
  apiRoutes(app).post(
    '/api/checkouts/:id/decide',
    {
      permission: 'checkouts:decide',
      params: z.object({ id: z.string() }),
      body: checkoutDecisionSchema,
      answers: { 200: checkoutSchema },
    },
    async (request, reply) => {
      const { db } = services.database;
      const { id } = await getCheckout(db, 'any', request.params.id);
      const step = { id, actor: callerOf(request), versionSeen: versionSeen(request) };
      await decideCheckout(services, parts, { ...step, ...request.body });
      const decided = await getCheckout(db, 'any', id);
      return withVersion(reply, decided);
    },
  );
}
