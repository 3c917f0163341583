import {
  writeOffDeclineSchema,
  writeOffInputSchema,
  writeOffReversalSchema,
  writeOffSchema,
  type WriteOff,
} from '#domain/schemas/write-off.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { idempotencyKeyOf } from '#server/platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { idempotently } from '#server/platform/idempotency/idempotently.ts';
import { decideWriteOff } from './decide-write-off.ts';
import { getWriteOff, listWriteOffs, writeOffList } from './find-write-offs.ts';
import { requestWriteOff } from './request-write-off.ts';
import { reverseWriteOff } from './reverse-write-off.ts';

const params = z.object({ id: z.string() });
const answers = { 200: writeOffSchema, ...errorResponses };

/** PY-08: what is not paid any more. */
export function registerWriteOffRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerRequest(app, services);
  registerDecisions(app, services);
  registerReversal(app, services);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/write-offs',
    {
      config: { permission: 'writeOffs:list' },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(writeOffSchema), ...errorResponses },
      },
    },
    async (request, reply) =>
      sendPage(
        reply,
        'write-offs',
        await listWriteOffs(db, parseListQuery(request.query, writeOffList)),
      ),
  );
  typed.get(
    '/api/write-offs/:id',
    { config: { permission: 'writeOffs:show' }, schema: { params, response: answers } },
    async (request, reply) => withVersion(reply, await getWriteOff(db, request.params.id)),
  );
}

function registerRequest(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/invoices/:id/write-offs',
    {
      config: {
        permission: 'writeOffs:create',
        answerAgain: async (_request, reply, id) =>
          reply.send(answerMade(reply, await getWriteOff(database.db, id))),
      },
      schema: {
        params,
        body: writeOffInputSchema,
        response: { 201: writeOffSchema, ...errorResponses },
      },
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

function registerDecisions(app: FastifyInstance, { database, clock }: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { permission: 'writeOffs:decide' } as const;
  typed.post(
    '/api/write-offs/:id/confirm',
    { config, schema: { params, response: answers } },
    async (request, reply) => {
      const { id } = request.params;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const deciding = { ...step, decision: 'confirm' as const, now: clock() };
      return withVersion(
        reply,
        await database.db.transaction((tx) => decideWriteOff(tx, deciding)),
      );
    },
  );
  typed.post(
    '/api/write-offs/:id/decline',
    { config, schema: { params, body: writeOffDeclineSchema, response: answers } },
    async (request, reply) => {
      const { id } = request.params;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const { reason } = request.body;
      const deciding = { ...step, decision: 'decline' as const, reason, now: clock() };
      return withVersion(
        reply,
        await database.db.transaction((tx) => decideWriteOff(tx, deciding)),
      );
    },
  );
}

function registerReversal(app: FastifyInstance, { database, clock }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/write-offs/:id/reverse',
    {
      config: { permission: 'writeOffs:create' },
      schema: { params, body: writeOffReversalSchema, response: answers },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason } = request.body;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const reversing = { ...step, reason, now: clock() };
      return withVersion(
        reply,
        await database.db.transaction((tx) => reverseWriteOff(tx, reversing)),
      );
    },
  );
}

function withVersion(reply: FastifyReply, writeOff: WriteOff): WriteOff {
  setVersion(reply, writeOff.version);
  return writeOff;
}
