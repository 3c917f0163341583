import { localeSchema } from '#domain/schemas/locale.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { resendVerification } from './resend-verification.ts';

/** AD-02: sends a user the email that verifies their address once more. */
export function registerVerificationRoute(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/users/:id/verification',
    {
      config: { permission: 'users:manage' },
      schema: {
        params: z.object({ id: z.string().max(128) }),
        body: z.strictObject({ language: localeSchema }),
        response: { 204: z.null(), ...errorResponses },
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
