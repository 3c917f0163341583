import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { text } from '#domain/basics/text.ts';
import {
  liftInputSchema,
  reportCountSchema,
  suppressedMemberSchema,
  suppressionSchema,
} from '#domain/emails/email.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { liftSuppression } from './lift-suppression.ts';
import { listSuppressions, suppressionList } from './list-suppressions.ts';
import { countReports } from './remember-report.ts';
import { suppressedMembers } from './suppressed-members.ts';

/** EM-03: the addresses that nothing is sent to. */
export function registerSuppressionRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerLift(app, services);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/email-suppressions',
    {
      permission: 'emails:manage',
      querystring: listQuerySchema,
      answers: { 200: z.array(suppressionSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, suppressionList);
      return sendPage(reply, 'email-suppressions', await listSuppressions(db, query));
    },
  );

  routes.get(
    '/api/email-suppressions/reports',
    { permission: 'emails:manage', answers: { 200: reportCountSchema } },
    () => countReports(db),
  );

  routes.get(
    '/api/customers/:id/suppressed-members',
    {
      permission: 'members:manage',
      params: z.object({ id: accountNumberSchema }),
      answers: { 200: z.array(suppressedMemberSchema) },
    },
    (request) =>
      suppressedMembers(db, scopeFor(callerOf(request), 'members:manage'), request.params.id),
  );
}

function registerLift(app: FastifyInstance, { database: { db }, clock }: Services): void {
  apiRoutes(app).post(
    '/api/email-suppressions/:id/lift',
    {
      permission: 'emails:manage',
      params: z.object({ id: text().max(254) }),
      body: liftInputSchema,
      answers: { 200: suppressionSchema },
    },
    async (request, reply) => {
      const lifting = {
        ...request.body,
        actor: callerOf(request),
        address: request.params.id,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      const lifted = await db.transaction((tx) => liftSuppression(tx, lifting));
      return withVersion(reply, lifted);
    },
  );
}
