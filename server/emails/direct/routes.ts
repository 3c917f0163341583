import { directEmailSchema, labAddressesSchema } from '#domain/schemas/direct-email.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bearerToken, callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { readEmailSettings } from '../settings/email-settings.ts';
import { writeDirectEmail } from './write-direct-email.ts';

/** RS-03: emails that somebody writes in the portal. */
export function registerDirectEmailRoutes(
  app: FastifyInstance,
  { database, clock }: Services,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/api/auth/email/:token',
    {
      config: { permission: 'emails:write' },
      schema: {
        params: z.object({ token: z.string() }),
        body: directEmailSchema,
        response: { 200: z.boolean(), ...errorResponses },
      },
    },
    async (request, reply) => {
      if (request.params.token !== bearerToken(request)) {
        throw new Problem('forbidden', 'The token of the address is not the token of the caller');
      }
      const writing = { caller: callerOf(request), email: request.body, now: clock() };
      await database.db.transaction((tx) => writeDirectEmail(tx, writing));
      return reply.send(true);
    },
  );

  typed.get(
    '/api/customer/lab-addresses',
    {
      config: { permission: 'emails:write' },
      schema: { response: { 200: labAddressesSchema, ...errorResponses } },
    },
    async () => (await readEmailSettings(database.db)).labAddresses,
  );
}
