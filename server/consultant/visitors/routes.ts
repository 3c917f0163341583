import { visitorPassSchema } from '#domain/consultant/requests/consultant-request.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { makePass, PASS_WAIT } from './pass.ts';

/** VC-03: what a form of the consultant's public pages asks for when it is opened. */
export function registerVisitorPass(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/consultant/pass',
    {
      config: { permission: 'public' },
      schema: { response: { 200: visitorPassSchema, ...errorResponses } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { pass: await makePass(database.db, clock()), wait: PASS_WAIT };
    },
  );
}
