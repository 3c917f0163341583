import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { emailRowSchema, emailSchema } from '#domain/emails/email.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { setVersion, versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { getEmail } from './get-email.ts';
import { emailList, listEmails } from './list-emails.ts';
import { retryEmail, sendAgain } from './repeat-email.ts';

const paramsSchema = z.object({ id: z.string().max(60) });

/** EM-03: the log of emails, their messages, retries and repetitions, for super admins. */
export function registerEmailLogRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerRetry(app, services);
  registerSendAgain(app, services);
}

async function answer(db: Handle, id: string, reply: FastifyReply) {
  const email = await getEmail(db, id);
  return withVersion(reply, email);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/emails',
    {
      permission: 'emails:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(emailRowSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, emailList);
      return sendPage(reply, 'emails', await listEmails(db, query));
    },
  );
  routes.get(
    '/api/emails/:id',
    { permission: 'emails:show', params: paramsSchema, answers: { 200: emailSchema } },
    (request, reply) => answer(db, request.params.id, reply),
  );
}

function registerRetry(app: FastifyInstance, { database: { db }, clock }: Services): void {
  apiRoutes(app).post(
    '/api/emails/:id/retry',
    { permission: 'emails:manage', params: paramsSchema, answers: { 200: emailSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const retrying = {
        actor: callerOf(request),
        id,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      await db.transaction((tx) => retryEmail(tx, retrying));
      return answer(db, id, reply);
    },
  );
}

function registerSendAgain(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/emails/:id/send-again',
    {
      permission: 'emails:manage',
      answerAgain: async (_request, reply, id) => {
        const email = await answer(database.db, id, reply);
        return reply.code(201).send(email);
      },
      params: paramsSchema,
      answers: { 201: emailSchema },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { uid, name } = callerOf(request);
      const key = idempotencyKeyOf(request);
      const content = ['POST /api/emails/:id/send-again', id];
      const { requestHash } = request;
      const email = await idempotently(
        database,
        { uid, key, requestHash, content },
        {
          make: async (tx) => {
            const added = await sendAgain(tx, { actor: { uid, name }, id, now: clock() });
            return getEmail(tx, added);
          },
          read: (tx, added) => getEmail(tx, added),
        },
      );
      setVersion(reply, email.version);
      return reply.code(201).send(email);
    },
  );
}
