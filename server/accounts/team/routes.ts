import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { text } from '#domain/basics/text.ts';
import { memberChangeSchema, memberSchema, teamChangeSchema } from '#domain/access/member.ts';
import { newOwnerUidSchema } from '#domain/access/new-owner.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import {
  listQuerySchema,
  parseListQuery,
  type ListRules,
} from '#server/platform/http/list-query.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { changeMember, removeMember } from '../members/change-member.ts';
import { listMembers, withName } from './list-members.ts';
import { listTeamChanges } from './list-team-changes.ts';

const PERMISSION = 'members:manage';
const config = { permission: PERMISSION } as const;
const paramsSchema = z.object({ id: accountNumberSchema });
const memberParamsSchema = paramsSchema.extend({ uid: text().max(128) });

const noFilterSchema = z.strictObject({});
const changeList: ListRules<'id', z.infer<typeof noFilterSchema>> = {
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filter: noFilterSchema,
};

/** AD-08: the members of an account and what happened to them, for its owners and for super admins. */
export function registerMemberRoutes(app: FastifyInstance, services: Services): void {
  registerMembers(app, services);
  registerChanges(app, services);
}

function registerChanges(app: FastifyInstance, { database: { db } }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/customers/:id/team-changes',
    {
      config,
      schema: {
        params: paramsSchema,
        querystring: listQuerySchema.pick({ range: true }),
        response: { 200: z.array(teamChangeSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { offset, limit } = parseListQuery(request.query, changeList);
      const asked = { accountNumber: request.params.id, offset, limit };
      const scope = scopeFor(callerOf(request), PERMISSION);
      return sendPage(reply, 'team-changes', await listTeamChanges(db, scope, asked));
    },
  );
}

function registerMembers(app: FastifyInstance, services: Services): void {
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
      forgetBoth(callers, change);
      setVersion(reply, changed.version);
      return reply.send(await withName(database.db, changed));
    },
  );

  typed.delete(
    url,
    {
      config,
      schema: {
        params: memberParamsSchema,
        querystring: z.strictObject({ newOwner: newOwnerUidSchema.optional() }),
        response: { 204: z.null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      const change = { ...changeOf(request, request.params), ...request.query };
      await database.db.transaction((tx) => removeMember(tx, change));
      forgetBoth(callers, change);
      return reply.code(204).send(null);
    },
  );
}

/** The next request of the member, and of the next owner, is judged by their new roles. */
function forgetBoth(
  callers: Services['callers'],
  { uid, newOwner }: { uid: string; newOwner?: string | undefined },
): void {
  callers.forget(uid);
  if (newOwner) callers.forget(newOwner);
}

function changeOf(request: FastifyRequest, { id, uid }: z.infer<typeof memberParamsSchema>) {
  const actor = callerOf(request);
  const scope = scopeFor(actor, PERMISSION);
  return { actor, scope, accountNumber: id, uid, versionSeen: versionSeen(request) };
}
