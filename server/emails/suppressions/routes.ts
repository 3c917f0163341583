import { accountNumberSchema } from '#domain/basics/account-number.ts';
import {
  liftInputSchema,
  reportCountSchema,
  suppressedMemberSchema,
  suppressionSchema,
} from '#domain/emails/email.ts';
import { text } from '#domain/basics/text.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
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
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/email-suppressions',
    {
      config: { permission: 'emails:manage' },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(suppressionSchema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, suppressionList);
      return sendPage(reply, 'email-suppressions', await listSuppressions(db, query));
    },
  );

  typed.get(
    '/api/email-suppressions/reports',
    {
      config: { permission: 'emails:manage' },
      schema: { response: { 200: reportCountSchema, ...errorResponses } },
    },
    () => countReports(db),
  );

  typed.get(
    '/api/customers/:id/suppressed-members',
    {
      config: { permission: 'members:manage' },
      schema: {
        params: z.object({ id: accountNumberSchema }),
        response: { 200: z.array(suppressedMemberSchema), ...errorResponses },
      },
    },
    (request) =>
      suppressedMembers(db, scopeFor(callerOf(request), 'members:manage'), request.params.id),
  );
}

function registerLift(app: FastifyInstance, { database: { db }, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/email-suppressions/:id/lift',
    {
      config: { permission: 'emails:manage' },
      schema: {
        params: z.object({ id: text().max(254) }),
        body: liftInputSchema,
        response: { 200: suppressionSchema, ...errorResponses },
      },
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
      setVersion(reply, lifted.version);
      return lifted;
    },
  );
}
