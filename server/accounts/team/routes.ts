import { accountNumberSchema } from '#domain/schemas/account-number.ts';
import { text } from '#domain/schemas/text.ts';
import { memberChangeSchema, memberSchema } from '#domain/schemas/member.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { changeMember, removeMember } from '../members/change-member.ts';
import { listMembers, withName } from './list-members.ts';

const PERMISSION = 'members:manage';
const config = { permission: PERMISSION } as const;
const paramsSchema = z.object({ id: accountNumberSchema });
const memberParamsSchema = paramsSchema.extend({ uid: text().max(128) });

/** AD-08: the members of an account, for its owners and for super admins. */
export function registerMemberRoutes(app: FastifyInstance, services: Services): void {
  const { database, callers } = services;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const url = '/api/customers/:id/members/:uid';

  typed.get(
    '/api/customers/:id/members',
    {
      config,
      schema: {
        params: paramsSchema,
        response: { 200: z.array(memberSchema), ...errorResponses },
      },
    },
    (request) => {
      const scope = scopeFor(callerOf(request), PERMISSION);
      return listMembers(database.db, scope, request.params.id);
    },
  );

  typed.put(
    url,
    {
      config,
      schema: {
        params: memberParamsSchema,
        body: memberChangeSchema,
        response: { 200: memberSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const change = { ...changeOf(request, request.params), ...request.body };
      const changed = await database.db.transaction((tx) => changeMember(tx, change));
      callers.forget(change.uid);
      setVersion(reply, changed.version);
      return reply.send(await withName(database.db, changed));
    },
  );

  typed.delete(
    url,
    {
      config,
      schema: { params: memberParamsSchema, response: { 204: z.null(), ...errorResponses } },
    },
    async (request, reply) => {
      const change = changeOf(request, request.params);
      await database.db.transaction((tx) => removeMember(tx, change));
      callers.forget(change.uid);
      return reply.code(204).send(null);
    },
  );
}

function changeOf(request: FastifyRequest, { id, uid }: z.infer<typeof memberParamsSchema>) {
  const actor = callerOf(request);
  const scope = scopeFor(actor, PERMISSION);
  return { actor, scope, accountNumber: id, uid, versionSeen: versionSeen(request) };
}
