import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { userAuditSchema, userRowSchema } from '#domain/access/user.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import type { Services } from '../../access/services.ts';
import { auditOfUser } from '../../platform/audit/audit-of-user.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery, type ListRules } from '../../platform/http/list-query.ts';
import { listUsers, userList } from './list-users.ts';
import { freshenDirectory } from './reconcile-directory.ts';
import { usersCsv } from './users-csv.ts';

const MANAGED = { permission: 'users:manage' } as const;
const paramsSchema = z.object({ id: z.string().max(128) });
const langSchema = localeSchema.default('en');

const auditFilterSchema = z.strictObject({ id: z.array(z.string()).max(0).optional() });
const auditList: ListRules<'id', z.infer<typeof auditFilterSchema>> = {
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filter: auditFilterSchema,
};

/** AD-02: the users, for super admins. One of them, and their edit, is in `user-edit`; other changes are callables. */
export function registerUserRoutes(app: FastifyInstance, services: Services): void {
  registerList(app, services);
  registerAudit(app, services);
  registerCsv(app, services);
}

/** Updates the directory, so that users who signed up elsewhere are found, too. */
async function freshen(request: FastifyRequest, { database }: Services): Promise<void> {
  await freshenDirectory(database, request.log);
}

function registerList(app: FastifyInstance, services: Services): void {
  apiRoutes(app).get(
    '/api/users',
    { ...MANAGED, querystring: listQuerySchema, answers: { 200: z.array(userRowSchema) } },
    async (request, reply) => {
      const query = parseListQuery(request.query, userList);
      await freshen(request, services);
      return sendPage(reply, 'users', await listUsers(services.database.db, query));
    },
  );
}

function registerAudit(app: FastifyInstance, { database }: Services): void {
  apiRoutes(app).get(
    '/api/users/:id/audit',
    {
      ...MANAGED,
      params: paramsSchema,
      querystring: listQuerySchema,
      answers: { 200: z.array(userAuditSchema) },
    },
    async (request, reply) => {
      const { offset, limit } = parseListQuery(request.query, auditList);
      const page = await auditOfUser(database.db, { uid: request.params.id, offset, limit });
      return sendPage(reply, 'audit', page);
    },
  );
}

function registerCsv(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  apiRoutes(app).get(
    '/api/users.csv',
    {
      ...MANAGED,
      querystring: listQuerySchema.extend({ lang: langSchema }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, userList);
      await freshen(request, services);
      attach(reply, `users-${clock().toISOString().slice(0, 10)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(usersCsv(database.db, { query, locale: request.query.lang }));
    },
  );
}
