import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { invitationInputSchema, invitationSchema } from '#domain/access/member.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { idempotencyKeyOf } from '#server/platform/http/idempotency.ts';
import { idempotently } from '#server/platform/idempotency/idempotently.ts';
import { requireAccount } from '../customers/require-account.ts';
import { listInvitations, lockInvitation, toInvitation } from './invitation-rows.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './invite-member.ts';

const PERMISSION = 'members:manage';
const config = { permission: PERMISSION } as const;
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
  app.withTypeProvider<ZodTypeProvider>().get(
    URL,
    {
      config,
      schema: {
        params: paramsSchema,
        response: { 200: z.array(invitationSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireAccount(db, scopeFor(callerOf(request), PERMISSION), id);
      return reply.send(await listInvitations(db, id));
    },
  );
}

function registerInviting(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    URL,
    {
      config,
      schema: {
        params: paramsSchema,
        body: invitationInputSchema,
        response: { 201: invitationSchema, ...errorResponses },
      },
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
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    `${URL}/:invitationId/resend`,
    {
      config,
      schema: {
        params: invitationParamsSchema,
        response: { 200: invitationSchema, ...errorResponses },
      },
    },
    (request) => {
      const { id, invitationId } = request.params;
      const inviting = { ...invitingOf(request, id), id: invitationId, now: clock() };
      return db.transaction((tx) => resendInvitation(tx, inviting));
    },
  );

  typed.delete(
    `${URL}/:invitationId`,
    {
      config,
      schema: { params: invitationParamsSchema, response: { 204: z.null(), ...errorResponses } },
    },
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
