import { localeSchema } from '#domain/basics/locale-schema.ts';
import { newAddressSchema, ownVerificationSchema } from '#domain/access/password-schema.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { requestNewAddress, requestVerification } from './request-address-link.ts';
import { resendVerification } from './resend-verification.ts';

const response = { 204: z.null(), ...errorResponses };

/** RT-03: the links that verify one's own address, the present one or another. */
export function registerOwnAddressRoutes(
  app: FastifyInstance,
  services: Services,
  revealsTaken = true,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { permission: 'address:own' } as const;
  typed.post(
    '/api/auth/verification',
    { config, schema: { body: ownVerificationSchema, response } },
    async (request, reply) => {
      const { language } = request.body;
      await requestVerification(services, { caller: callerOf(request), language });
      return reply.code(204).send(null);
    },
  );
  typed.post(
    '/api/auth/address',
    { config, schema: { body: newAddressSchema, response } },
    async (request, reply) => {
      const asked = { caller: callerOf(request), revealsTaken, ...request.body };
      await requestNewAddress(services, asked);
      return reply.code(204).send(null);
    },
  );
}

/** AD-02: sends a user the email that verifies their address once more. */
export function registerVerificationRoute(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/users/:id/verification',
    {
      config: { permission: 'users:manage' },
      schema: {
        params: z.object({ id: z.string().max(128) }),
        body: z.strictObject({ language: localeSchema }),
        response,
      },
    },
    async (request, reply) => {
      const { language } = request.body;
      const asked = { caller: callerOf(request), uid: request.params.id, language };
      await resendVerification(services, asked);
      return reply.code(204).send(null);
    },
  );
}
