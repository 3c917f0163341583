import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { memberChangeSchema, memberSchema, teamChangeSchema } from '#domain/access/member.ts';
import { newOwnerUidSchema } from '#domain/access/new-owner.ts';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { text } from '#domain/basics/text.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery, type ListRules } from '../../platform/http/list-query.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { changeMember, removeMember } from '../members/change-member.ts';
import { listMembers, withName } from './list-members.ts';
import { listTeamChanges } from './list-team-changes.ts';

const PERMISSION = 'members:manage';
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
  apiRoutes(app).get(
    '/api/customers/:id/team-changes',
    {
      permission: PERMISSION,
      params: paramsSchema,
      querystring: listQuerySchema.pick({ range: true }),
      answers: { 200: z.array(teamChangeSchema) },
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
  const routes = apiRoutes(app);
  const url = '/api/customers/:id/members/:uid';

  routes.get(
    '/api/customers/:id/members',
    { permission: PERMISSION, params: paramsSchema, answers: { 200: z.array(memberSchema) } },
    (request) => {
      const scope = scopeFor(callerOf(request), PERMISSION);
      return listMembers(database.db, scope, request.params.id);
    },
  );

  routes.put(
    url,
    {
      permission: PERMISSION,
      params: memberParamsSchema,
      body: memberChangeSchema,
      answers: { 200: memberSchema },
    },
    async (request, reply) => {
      const change = { ...changeOf(request, request.params), ...request.body };
      const changed = await database.db.transaction((tx) => changeMember(tx, change));
      forgetBoth(callers, change);
      setVersion(reply, changed.version);
      return reply.send(await withName(database.db, changed));
    },
  );

  routes.delete(
    url,
    {
      permission: PERMISSION,
      params: memberParamsSchema,
      querystring: z.strictObject({ newOwner: newOwnerUidSchema.optional() }),
      answers: { 204: z.null() },
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
