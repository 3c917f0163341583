import type { FastifyInstance } from 'fastify';
import { autopayInputSchema, autopaySchema } from '#domain/money/autopay/autopay.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { fromGateway, requireGateway } from '../gateway/asking.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { accountParams, payerOf } from '../methods/own-account.ts';
import { getAutopay } from './find-autopay.ts';
import { switchAutopay } from './switch-autopay.ts';

const permission = 'payments:make';
const one = { 200: autopaySchema };

/** PY-09: autopay of an account, for those who may pay for it. */
export function registerAutopayRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  parts: GatewayParts | null,
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/autopay/:accountNumber',
    { permission, params: accountParams, answers: one },
    async (request, reply) => {
      const { accountNumber } = request.params;
      payerOf(request, accountNumber);
      return withVersion(reply, await getAutopay(db, accountNumber, clock()));
    },
  );
  routes.put(
    '/api/autopay/:accountNumber',
    { permission, params: accountParams, body: autopayInputSchema, answers: one },
    async (request, reply) => {
      const { accountNumber } = request.params;
      const actor = payerOf(request, accountNumber);
      const seen = versionSeen(request);
      const { isOn } = request.body;
      await fromGateway(() =>
        switchAutopay(requireGateway(parts), { accountNumber, isOn, versionSeen: seen, actor }),
      );
      return withVersion(reply, await getAutopay(db, accountNumber, clock()));
    },
  );
}
