import { invitationTokenSchema, invitedSchema, joinedSchema } from '#domain/access/member.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { findCustomer } from '../customers/get-customer-information.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { listInvited, noSuchInvitation, toInvited } from './invitation-rows.ts';
import { findByToken } from './invitation-token.ts';

/** Milliseconds that the response waits for the profile's update. */
const WAIT_FOR_PROFILE = 5_000;

/** AD-08: the routes of somebody who is invited. */
export function registerJoiningRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerAccepting(app, services);
}

function registerReading(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/api/invitations/look',
    {
      config: { permission: 'public' },
      schema: { body: invitationTokenSchema, response: { 200: invitedSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const row = await findByToken(db, request.body.token);
      if (!row) throw noSuchInvitation();
      const customer = await findCustomer(db, row.accountNumber);
      return reply.send(toInvited(row, customer?.practice ?? '', clock()));
    },
  );

  typed.get(
    '/api/invitations',
    {
      config: { permission: 'invitations:own' },
      schema: { response: { 200: z.array(invitedSchema), ...errorResponses } },
    },
    (request) => listInvited(db, callerOf(request).email, clock()),
  );
}

function registerAccepting(app: FastifyInstance, services: Services): void {
  const { database, callers, clock, outbox } = services;
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/invitations/:id/accept',
    {
      config: { permission: 'invitations:own' },
      schema: {
        params: z.object({ id: z.uuid() }),
        response: { 200: joinedSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const accepting = { actor, id: request.params.id, now: clock() };
      const joined = await database.db.transaction((tx) => acceptInvitation(tx, accepting));
      // The page requests the account before it has a new token.
      callers.forget(actor.uid);
      if (joined.outboxId !== null) await outbox.settled(joined.outboxId, WAIT_FOR_PROFILE);
      return reply.send({ accountNumber: joined.accountNumber });
    },
  );
}
