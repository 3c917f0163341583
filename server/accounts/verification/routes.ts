import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newAddressSchema, ownVerificationSchema } from '#domain/access/password-schema.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { requestNewAddress, requestVerification } from './request-address-link.ts';
import { resendVerification } from './resend-verification.ts';

const answers = { 204: z.null() };

/** RT-03: the links that verify one's own address, the present one or another. */
export function registerOwnAddressRoutes(
  app: FastifyInstance,
  services: Services,
  revealsTaken = true,
): void {
  const routes = apiRoutes(app);
  const permission = 'address:own';
  routes.post(
    '/api/auth/verification',
    { permission, body: ownVerificationSchema, answers },
    async (request, reply) => {
      const { language } = request.body;
      await requestVerification(services, { caller: callerOf(request), language });
      return reply.code(204).send(null);
    },
  );
  routes.post(
    '/api/auth/address',
    { permission, body: newAddressSchema, answers },
    async (request, reply) => {
      const asked = { caller: callerOf(request), revealsTaken, ...request.body };
      await requestNewAddress(services, asked);
      return reply.code(204).send(null);
    },
  );
}

/** AD-02: sends a user the email that verifies their address once more. */
export function registerVerificationRoute(app: FastifyInstance, services: Services): void {
  apiRoutes(app).post(
    '/api/users/:id/verification',
    {
      permission: 'users:manage',
      params: z.object({ id: z.string().max(128) }),
      body: z.strictObject({ language: localeSchema }),
      answers,
    },
    async (request, reply) => {
      const { language } = request.body;
      const asked = { caller: callerOf(request), uid: request.params.id, language };
      await resendVerification(services, asked);
      return reply.code(204).send(null);
    },
  );
}
