import type { FastifyInstance } from 'fastify';
import {
  accountMethodsSchema,
  defaultMethodInputSchema,
  methodIdSchema,
  methodPageInputSchema,
  methodPageSchema,
  type AccountMethods,
} from '#domain/money/payments/payment-method.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { fromGateway, requireGateway } from '../gateway/asking.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { openMethodPage, removeSavedMethod, setDefaultMethod } from './change-methods.ts';
import { findMethods } from './find-methods.ts';
import { accountParams, payerOf } from './own-account.ts';

const permission = 'payments:make';
const listed = { 200: accountMethodsSchema };

/** PY-09: the saved cards and bank accounts of an account, for those who may pay for it. */
export function registerMethodRoutes(app: FastifyInstance, parts: GatewayParts | null): void {
  registerReading(app, parts);
  registerChanges(app, parts);
}

async function listOf(parts: GatewayParts, accountNumber: string): Promise<AccountMethods> {
  return { accountNumber, methods: await findMethods(parts, accountNumber) };
}

function registerReading(app: FastifyInstance, parts: GatewayParts | null): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/payment-methods/:accountNumber',
    { permission, params: accountParams, answers: listed },
    (request) => {
      const { accountNumber } = request.params;
      payerOf(request, accountNumber);
      return fromGateway(() => listOf(requireGateway(parts), accountNumber));
    },
  );
  routes.post(
    '/api/payment-methods/:accountNumber/page',
    {
      permission,
      params: accountParams,
      body: methodPageInputSchema,
      answers: { 200: methodPageSchema },
    },
    (request) => {
      const { accountNumber } = request.params;
      payerOf(request, accountNumber);
      const { locale } = request.body;
      return fromGateway(async () => {
        const online = requireGateway(parts);
        return { pageUrl: await openMethodPage(online, { accountNumber, locale }) };
      });
    },
  );
}

function registerChanges(app: FastifyInstance, parts: GatewayParts | null): void {
  const routes = apiRoutes(app);
  routes.put(
    '/api/payment-methods/:accountNumber/default',
    { permission, params: accountParams, body: defaultMethodInputSchema, answers: listed },
    (request) => {
      const { accountNumber } = request.params;
      const actor = payerOf(request, accountNumber);
      const { methodId } = request.body;
      return fromGateway(async () => {
        const online = requireGateway(parts);
        await setDefaultMethod(online, { accountNumber, methodId, actor });
        return listOf(online, accountNumber);
      });
    },
  );
  routes.delete(
    '/api/payment-methods/:accountNumber/methods/:methodId',
    { permission, params: accountParams.extend({ methodId: methodIdSchema }), answers: listed },
    (request) => {
      const { accountNumber, methodId } = request.params;
      const actor = payerOf(request, accountNumber);
      return fromGateway(async () => {
        const online = requireGateway(parts);
        const now = online.clock();
        await removeSavedMethod(online, { accountNumber, methodId, actor, now });
        return listOf(online, accountNumber);
      });
    },
  );
}
