import {
  accountMethodsSchema,
  defaultMethodInputSchema,
  methodIdSchema,
  methodPageInputSchema,
  methodPageSchema,
  type AccountMethods,
} from '#domain/money/payments/payment-method.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { fromGateway, requireGateway } from '../gateway/asking.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { openMethodPage, removeSavedMethod, setDefaultMethod } from './change-methods.ts';
import { findMethods } from './find-methods.ts';
import { accountParams, payerOf } from './own-account.ts';

const config = { permission: 'payments:make' } as const;
const listed = { 200: accountMethodsSchema, ...errorResponses };

/** PY-09: the saved cards and bank accounts of an account, for those who may pay for it. */
export function registerMethodRoutes(app: FastifyInstance, parts: GatewayParts | null): void {
  registerReading(app, parts);
  registerChanges(app, parts);
}

async function listOf(parts: GatewayParts, accountNumber: string): Promise<AccountMethods> {
  return { accountNumber, methods: await findMethods(parts, accountNumber) };
}

function registerReading(app: FastifyInstance, parts: GatewayParts | null): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/payment-methods/:accountNumber',
    { config, schema: { params: accountParams, response: listed } },
    (request) => {
      const { accountNumber } = request.params;
      payerOf(request, accountNumber);
      return fromGateway(() => listOf(requireGateway(parts), accountNumber));
    },
  );
  typed.post(
    '/api/payment-methods/:accountNumber/page',
    {
      config,
      schema: {
        params: accountParams,
        body: methodPageInputSchema,
        response: { 200: methodPageSchema, ...errorResponses },
      },
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
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.put(
    '/api/payment-methods/:accountNumber/default',
    {
      config,
      schema: { params: accountParams, body: defaultMethodInputSchema, response: listed },
    },
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
  typed.delete(
    '/api/payment-methods/:accountNumber/methods/:methodId',
    {
      config,
      schema: { params: accountParams.extend({ methodId: methodIdSchema }), response: listed },
    },
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
