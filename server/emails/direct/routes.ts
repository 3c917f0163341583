import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { directEmailSchema, labAddressesSchema } from '#domain/emails/direct-email.ts';
import { bearerToken, callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { readEmailSettings } from '../settings/email-settings.ts';
import { writeDirectEmail, type Writing } from './write-direct-email.ts';

/** RS-03: emails that somebody writes in the portal; with an `Idempotency-Key` once, however often it is asked. */
export function registerDirectEmailRoutes(
  app: FastifyInstance,
  { database, clock }: Services,
): void {
  const routes = apiRoutes(app);
  routes.post(
    '/api/auth/email/:token',
    {
      permission: 'emails:write',
      params: z.object({ token: z.string() }),
      body: directEmailSchema,
      answers: { 200: z.boolean() },
    },
    async (request, reply) => {
      if (request.params.token !== bearerToken(request)) {
        throw new Problem('forbidden', 'The token of the address is not the token of the caller');
      }
      const writing = { caller: callerOf(request), email: request.body, now: clock() };
      if (request.headers['idempotency-key'] === undefined) {
        await database.db.transaction((tx) => writeDirectEmail(tx, writing));
      } else {
        await writeOnce(database, idempotencyKeyOf(request), writing);
      }
      return reply.send(true);
    },
  );

  routes.get(
    '/api/customer/lab-addresses',
    { permission: 'emails:write', answers: { 200: labAddressesSchema } },
    async () => (await readEmailSettings(database.db)).labAddresses,
  );
}

/**
 * The address of the request has the caller's token, which is another one within the hour. So the body that was read is what shows
 * a repeated request, and not the request as it was sent.
 */
async function writeOnce(database: Database, key: string, writing: Writing): Promise<void> {
  const { caller, email } = writing;
  const content = ['POST /api/auth/email/:token', email];
  await idempotently(
    database,
    { uid: caller.uid, key, requestHash: null, content },
    {
      make: async (tx) => ({ id: await writeDirectEmail(tx, writing) }),
      read: async (_tx, id) => ({ id }),
    },
  );
}
