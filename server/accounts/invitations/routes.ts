import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invitationInputSchema, invitationSchema } from '#domain/access/member.ts';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { requireAccount } from '../customers/require-account.ts';
import { listInvitations, lockInvitation, toInvitation } from './invitation-rows.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './invite-member.ts';

const PERMISSION = 'members:manage';
const paramsSchema = z.object({ id: accountNumberSchema });
const invitationParamsSchema = paramsSchema.extend({ invitationId: z.uuid() });
const URL = '/api/customers/:id/invitations';

/** AD-08: the invitations to an account, for its owners and for super admins. */
export function registerInvitationRoutes(app: FastifyInstance, services: Services): void {
  registerList(app, services);
  registerInviting(app, services);
  registerChanges(app, services);
}

function registerList(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    URL,
    { permission: PERMISSION, params: paramsSchema, answers: { 200: z.array(invitationSchema) } },
    async (request, reply) => {
      const { id } = request.params;
      await requireAccount(db, scopeFor(callerOf(request), PERMISSION), id);
      return reply.send(await listInvitations(db, id));
    },
  );
}

function registerInviting(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    URL,
    {
      permission: PERMISSION,
      params: paramsSchema,
      body: invitationInputSchema,
      answers: { 201: invitationSchema },
    },
    async (request, reply) => {
      const { id } = request.params;
      const inviting = { ...invitingOf(request, id), now: clock(), input: request.body };
      const { scope, actor } = inviting;
      const invitation = await idempotently(
        database,
        {
          uid: actor.uid,
          key: idempotencyKeyOf(request),
          requestHash: request.requestHash,
          content: [`POST /api/customers/${id}/invitations`, request.body],
        },
        {
          make: (tx) => inviteMember(tx, inviting),
          read: async (tx, made) =>
            toInvitation(await lockInvitation(tx, scope, { id: made, accountNumber: id })),
        },
      );
      return reply.code(201).send(invitation);
    },
  );
}

function registerChanges(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);

  routes.post(
    `${URL}/:invitationId/resend`,
    { permission: PERMISSION, params: invitationParamsSchema, answers: { 200: invitationSchema } },
    (request) => {
      const { id, invitationId } = request.params;
      const inviting = { ...invitingOf(request, id), id: invitationId, now: clock() };
      return db.transaction((tx) => resendInvitation(tx, inviting));
    },
  );

  routes.delete(
    `${URL}/:invitationId`,
    { permission: PERMISSION, params: invitationParamsSchema, answers: { 204: z.null() } },
    async (request, reply) => {
      const { id, invitationId } = request.params;
      const inviting = { ...invitingOf(request, id), id: invitationId };
      await db.transaction((tx) => revokeInvitation(tx, inviting));
      return reply.code(204).send(null);
    },
  );
}

function invitingOf(request: FastifyRequest, accountNumber: string) {
  const actor = callerOf(request);
  return { actor, scope: scopeFor(actor, PERMISSION), accountNumber };
}
