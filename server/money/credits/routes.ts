import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  creditDetailsSchema,
  creditInputSchema,
  creditReasonSchema,
  creditSchema,
  type CreditDetails,
} from '#domain/money/credit/credit.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { changeCredit } from './change-credit.ts';
import { decideCredit, reverseCredit } from './decide-credit.ts';
import { creditList, getCredit, listCredits } from './find-credits.ts';

const params = z.object({ id: z.string() });
const answers = { 200: creditDetailsSchema };

/** CR-02: the lens credits as the lab maintains them. */
export function registerCreditRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerChange(app, services);
  registerDecisions(app, services);
}

function registerReading(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);
  const permission = 'credits:show';
  routes.get(
    '/api/credits',
    { permission, querystring: listQuerySchema, answers: { 200: z.array(creditSchema) } },
    async (request, reply) => {
      const query = parseListQuery(request.query, creditList);
      return sendPage(reply, 'credits', await listCredits(db, query, clock()));
    },
  );
  routes.get('/api/credits/:id', { permission, params, answers }, async (request, reply) =>
    withVersion(reply, await getCredit(db, request.params.id)),
  );
}

function registerChange(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/credits',
    {
      permission: 'credits:create',
      answerAgain: async (_request, reply, id) =>
        reply.send(answerMade(reply, await getCredit(database.db, id))),
      body: creditInputSchema,
      answers: { 201: creditDetailsSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const key = idempotencyKeyOf(request);
      const content = ['POST /api/credits', input];
      const made = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content },
        { make: (tx) => changeCredit(tx, { actor, input, now: clock() }), read: getCredit },
      );
      return answerMade(reply, made);
    },
  );
}

function registerDecisions(app: FastifyInstance, { database, clock }: Services): void {
  const routes = apiRoutes(app);
  const permission = 'credits:decide';
  routes.post(
    '/api/credits/:id/confirm',
    { permission, params, answers },
    async (request, reply) => {
      const { id } = request.params;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const deciding = { ...step, decision: 'confirm' as const, now: clock() };
      return withVersion(reply, await database.db.transaction((tx) => decideCredit(tx, deciding)));
    },
  );
  routes.post(
    '/api/credits/:id/decline',
    { permission, params, body: creditReasonSchema, answers },
    async (request, reply) => {
      const { id } = request.params;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const { reason } = request.body;
      const deciding = { ...step, decision: 'decline' as const, reason, now: clock() };
      return withVersion(reply, await database.db.transaction((tx) => decideCredit(tx, deciding)));
    },
  );
  routes.post(
    '/api/credits/:id/reverse',
    { permission: 'credits:reverse', params, body: creditReasonSchema, answers },
    async (request, reply) => {
      const { id } = request.params;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const reversing = { ...step, reason: request.body.reason, now: clock() };
      return withVersion(
        reply,
        await database.db.transaction((tx) => reverseCredit(tx, reversing)),
      );
    },
  );
}

function answerMade(reply: FastifyReply, made: CreditDetails): CreditDetails {
  return withVersion(reply.code(201).header('location', `/api/credits/${made.id}`), made);
}
