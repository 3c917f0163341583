import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { takeRawBody, rawBodyOf } from '../../platform/http/raw-bytes.ts';
import { GATEWAY_EVENTS_PATH } from '../gateway/events-path.ts';
import { GatewayError, type GatewayEvent, type PaymentGateway } from '../gateway/port.ts';
import { takeEvent } from './gateway-events.ts';

/** An event holds one record of the gateway. */
const MAX_BYTES = 256 * 1024;
/** The gateway calls several times for a payment, and again for each call that failed. */
const PER_MINUTE = 1_200;

/**
 * PY-03: `POST /api/gateway/events/stripe`, where the payment gateway calls back. Public, but signed. Without a gateway there is
 * no such address.
 */
export async function registerEventRoute(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  gateway: PaymentGateway | null,
): Promise<void> {
  await app.register(async (scope) => {
    takeRawBody(scope, MAX_BYTES);
    apiRoutes(scope).post(
      `${GATEWAY_EVENTS_PATH}/:gateway`,
      {
        permission: 'public',
        rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', keyGenerator: ({ ip }) => ip },
        params: z.object({ gateway: z.string().max(40) }),
        answers: { 204: z.null() },
        bodyLimit: MAX_BYTES,
      },
      async (request, reply) => {
        if (gateway?.name !== request.params.gateway) {
          throw new Problem('not-found', 'There is no such gateway');
        }
        const signature = [request.headers['stripe-signature']].flat()[0] ?? '';
        const event = await readEvent(gateway, rawBodyOf(request), signature);
        await db.transaction((tx) => takeEvent(tx, { gateway: gateway.name, event, now: clock() }));
        return reply.code(204).send(null);
      },
    );
  });
}

async function readEvent(
  gateway: PaymentGateway,
  body: Buffer,
  signature: string,
): Promise<GatewayEvent> {
  try {
    return await gateway.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === 'unreadable') {
      throw new Problem('bad-request', 'This is no event of the gateway', { cause: error });
    }
    throw new Problem('unauthenticated', 'Not signed', { cause: error });
  }
}
