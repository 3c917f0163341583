import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applicationInputSchema } from '#domain/customers/application-input.ts';
import {
  applicationSchema,
  approveApplicationSchema,
  declineApplicationSchema,
  ownApplicationSchema,
  type Application,
} from '#domain/customers/application-schema.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { setVersion, versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { approveApplication } from './approve-application.ts';
import { declineApplication } from './decide-application.ts';
import { getForStaff } from './deciders.ts';
import { findOwnApplication, getApplication } from './get-application.ts';
import { applicationList, listApplications } from './list-applications.ts';
import { submitApplication } from './submit-application.ts';

const paramsSchema = z.object({ id: z.string() });
const oneApplication = { 200: applicationSchema };

export function registerApplicationRoutes(app: FastifyInstance, services: Services): void {
  registerApplying(app, services);
  registerReading(app, services);
  registerDecisions(app, services);
}

/** The applicant's routes. */
function registerApplying(app: FastifyInstance, { database, clock }: Services): void {
  const routes = apiRoutes(app);

  routes.post(
    '/api/customer',
    {
      permission: 'applications:create',
      answerAgain: async (_request, reply, id) =>
        answerMade(reply, await getApplication(database.db, id)),
      body: applicationInputSchema,
      answers: { 201: applicationSchema },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const key = idempotencyKeyOf(request);
      const applying = { actor: caller, input: request.body, now: clock() };
      const application = await idempotently(
        database,
        {
          uid: caller.uid,
          key,
          requestHash: request.requestHash,
          content: ['POST /api/customer', request.body],
        },
        { make: (tx) => submitApplication(tx, applying), read: getApplication },
      );
      return answerMade(reply, application);
    },
  );

  routes.get(
    '/api/customer/application',
    { permission: 'applications:own', answers: { 200: ownApplicationSchema } },
    async (request, reply) => {
      const { uid } = callerOf(request);
      return reply.send({ application: await findOwnApplication(database.db, uid) });
    },
  );
}

function answerMade(reply: FastifyReply, application: Application): FastifyReply {
  setVersion(reply, application.version);
  return reply.code(201).header('location', '/api/customer/application').send(application);
}

/** The staff's routes. */
function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/applications',
    {
      permission: 'applications:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(applicationSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, applicationList);
      return sendPage(reply, 'applications', await listApplications(db, query));
    },
  );

  routes.get(
    '/api/applications/:id',
    { permission: 'applications:show', params: paramsSchema, answers: oneApplication },
    async (request, reply) => {
      const application = await getForStaff(db, request.params.id);
      return withVersion(reply, application);
    },
  );
}

function registerDecisions(app: FastifyInstance, services: Services): void {
  const { callers, clock } = services;
  const { db } = services.database;
  const routes = apiRoutes(app);
  const decisionOn = (id: string, request: FastifyRequest) => ({
    actor: callerOf(request),
    id,
    versionSeen: versionSeen(request),
    now: clock(),
  });

  routes.post(
    '/api/applications/:id/approve',
    {
      permission: 'applications:approve',
      params: paramsSchema,
      body: approveApplicationSchema,
      answers: oneApplication,
    },
    async (request, reply) => {
      const decision = decisionOn(request.params.id, request);
      const approval = { ...decision, practice: request.body.practice };
      const application = await db.transaction((tx) => approveApplication(tx, approval));
      // The applicant's page may request the account before it has a new token.
      callers.forget(application.uid);
      return withVersion(reply, application);
    },
  );

  routes.post(
    '/api/applications/:id/decline',
    {
      permission: 'applications:decline',
      params: paramsSchema,
      body: declineApplicationSchema,
      answers: oneApplication,
    },
    async (request, reply) => {
      const decision = decisionOn(request.params.id, request);
      const refusal = { ...decision, reason: request.body.reason };
      const application = await db.transaction((tx) => declineApplication(tx, refusal));
      return withVersion(reply, application);
    },
  );
}
