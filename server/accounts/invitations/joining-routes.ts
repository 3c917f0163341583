import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invitationTokenSchema, invitedSchema, joinedSchema } from '#domain/access/member.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
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
  const routes = apiRoutes(app);

  routes.post(
    '/api/invitations/look',
    { permission: 'public', body: invitationTokenSchema, answers: { 200: invitedSchema } },
    async (request, reply) => {
      const row = await findByToken(db, request.body.token);
      if (!row) throw noSuchInvitation();
      const customer = await findCustomer(db, row.accountNumber);
      return reply.send(toInvited(row, customer?.practice ?? '', clock()));
    },
  );

  routes.get(
    '/api/invitations',
    { permission: 'invitations:own', answers: { 200: z.array(invitedSchema) } },
    (request) => listInvited(db, callerOf(request).email, clock()),
  );
}

function registerAccepting(app: FastifyInstance, services: Services): void {
  const { database, callers, clock, outbox } = services;
  apiRoutes(app).post(
    '/api/invitations/:id/accept',
    {
      permission: 'invitations:own',
      params: z.object({ id: z.uuid() }),
      answers: { 200: joinedSchema },
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
