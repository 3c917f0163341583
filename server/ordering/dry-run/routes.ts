import { lensDryRunSchema, lensInputSchema } from '#domain/schemas/lens-change.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MAX_BYTES_OF_LENS } from '#server/lenses/management-routes.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import type { Services } from '#server/access/services.ts';
import { dryRunLens } from './dry-run-lens.ts';

/** AD-03: checks a version of a lens against drafts and orders before it is saved. */
export function registerDryRunRoute(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/lenses/dry-run',
    {
      config: { permission: 'lenses:edit' },
      bodyLimit: MAX_BYTES_OF_LENS,
      schema: { body: lensInputSchema, response: { 200: lensDryRunSchema, ...errorResponses } },
    },
    (request) => dryRunLens(database.db, { input: request.body, now: clock() }),
  );
}
