import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  writeOffInputSchema,
  writeOffSchema,
  writeOffStepSchema,
  type WriteOff,
} from '#domain/money/payments/write-off-schema.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { decideWriteOff } from './decide-write-off.ts';
import { getWriteOff, listWriteOffs, writeOffList } from './find-write-offs.ts';
import { requestWriteOff } from './request-write-off.ts';
import { reverseWriteOff } from './reverse-write-off.ts';

const params = z.object({ id: z.string() });
const answers = { 200: writeOffSchema };

/** Who takes a step with which write-off, when. */
interface Step {
  actor: Actor;
  id: string;
  versionSeen: number;
  now: Date;
}

/** PY-08: what is not paid any more. */
export function registerWriteOffRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerRequest(app, services);
  registerSteps(app, services);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/write-offs',
    {
      permission: 'writeOffs:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(writeOffSchema) },
    },
    async (request, reply) =>
      sendPage(
        reply,
        'write-offs',
        await listWriteOffs(db, parseListQuery(request.query, writeOffList)),
      ),
  );
  routes.get(
    '/api/write-offs/:id',
    { permission: 'writeOffs:show', params, answers },
    async (request, reply) => withVersion(reply, await getWriteOff(db, request.params.id)),
  );
}

function registerRequest(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/invoices/:id/write-offs',
    {
      permission: 'writeOffs:create',
      answerAgain: async (_request, reply, id) =>
        reply.send(answerMade(reply, await getWriteOff(database.db, id))),
      params,
      body: writeOffInputSchema,
      answers: { 201: writeOffSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const invoiceNumber = request.params.id;
      const content = [`POST /api/invoices/${invoiceNumber}/write-offs`, input];
      const key = idempotencyKeyOf(request);
      const requested = { actor, invoiceNumber, input, now: clock() };
      const made = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content },
        { make: (tx) => requestWriteOff(tx, requested), read: getWriteOff },
      );
      return answerMade(reply, made);
    },
  );
}

function answerMade(reply: FastifyReply, made: WriteOff): WriteOff {
  return withVersion(reply.code(201).header('location', `/api/write-offs/${made.id}`), made);
}

function registerSteps(app: FastifyInstance, { database, clock }: Services): void {
  const routes = apiRoutes(app);
  /** Takes a step with the write-off in the version that the caller saw. */
  const take = async (
    id: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    step: (tx: Handle, by: Step) => Promise<WriteOff>,
  ): Promise<WriteOff> => {
    const seen = versionSeen(request);
    const by = { actor: callerOf(request), id, versionSeen: seen, now: clock() };
    return withVersion(reply, await database.db.transaction((tx) => step(tx, by)));
  };
  const permission = 'writeOffs:decide';
  routes.post('/api/write-offs/:id/confirm', { permission, params, answers }, (request, reply) =>
    take(request.params.id, { request, reply }, (tx, by) =>
      decideWriteOff(tx, { ...by, decision: 'confirm' }),
    ),
  );
  const withReason = { params, body: writeOffStepSchema, answers };
  routes.post('/api/write-offs/:id/decline', { permission, ...withReason }, (request, reply) =>
    take(request.params.id, { request, reply }, (tx, by) =>
      decideWriteOff(tx, { ...by, decision: 'decline', reason: request.body.reason }),
    ),
  );
  routes.post(
    '/api/write-offs/:id/reverse',
    { permission: 'writeOffs:create', ...withReason },
    (request, reply) =>
      take(request.params.id, { request, reply }, (tx, by) =>
        reverseWriteOff(tx, { ...by, reason: request.body.reason }),
      ),
  );
}
