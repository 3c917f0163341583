import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { mayDo } from '#domain/access/permissions.ts';
import {
  orderReturnPolicySchema,
  returnDecisionInputSchema,
  returnReceiptSchema,
  returnRequestInputSchema,
  returnRequestSchema,
  type ReturnRequest,
} from '#domain/money/returns/return-request.ts';
import { callerOf } from '../../../access/caller/caller-of.ts';
import { scopeFor } from '../../../access/caller/caller.ts';
import type { Services } from '../../../access/services.ts';
import { apiRoutes } from '../../../platform/http/api-routes.ts';
import { sendPage } from '../../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../../platform/http/versions.ts';
import { idempotently } from '../../../platform/idempotency/idempotently.ts';
import { readerOf } from '../../orders/reading/reader.ts';
import {
  getReturnRequest,
  listReturnRequests,
  returnRequestList,
} from '../find-return-requests.ts';
import { decideReturn } from './decide-return.ts';
import { findOrderPolicy } from './order-policy.ts';
import { receiveReturn } from './receive-return.ts';
import { requestReturn } from './request-return.ts';
import { withdrawReturn } from './withdraw-return.ts';

const params = z.object({ id: z.string() });
const answers = { 200: returnRequestSchema };

/** CR-03: requests of return, exchange or cancellation, of practices and at the lab. */
export function registerReturnRequestRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerPolicy(app, services);
  registerAsking(app, services);
  registerWithdrawal(app, services);
  registerDeciding(app, services);
  registerReceipt(app, services);
}

function registerReading(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/return-requests',
    {
      permission: 'returnRequests:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(returnRequestSchema) },
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request), 'returnRequests:list', clock());
      const query = parseListQuery(request.query, returnRequestList);
      return sendPage(reply, 'return-requests', await listReturnRequests(db, reader, query));
    },
  );
  routes.get(
    '/api/return-requests/:id',
    { permission: 'returnRequests:show', params, answers },
    async (request, reply) => {
      const reader = readerOf(callerOf(request), 'returnRequests:show', clock());
      return withVersion(reply, await getReturnRequest(db, reader, request.params.id));
    },
  );
}

function registerPolicy(app: FastifyInstance, { database: { db }, clock }: Services): void {
  apiRoutes(app).get(
    '/api/return-requests/policy',
    {
      permission: 'returnRequests:list',
      querystring: z.object({ orderId: z.string() }),
      answers: { 200: orderReturnPolicySchema },
    },
    (request) => {
      const scope = scopeFor(callerOf(request), 'returnRequests:list');
      return findOrderPolicy(db, scope, request.query.orderId, clock());
    },
  );
}

const ASK = 'returnRequests:create';

function registerAsking(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/return-requests',
    {
      permission: ASK,
      answerAgain: async (request, reply, id) => {
        const reader = readerOf(callerOf(request), ASK, clock());
        return reply.send(answerMade(reply, await getReturnRequest(database.db, reader, id)));
      },
      body: returnRequestInputSchema,
      answers: { 201: returnRequestSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const reader = readerOf(actor, ASK, clock());
      const key = idempotencyKeyOf(request);
      const content = ['POST /api/return-requests', input];
      const made = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content },
        {
          make: (tx) => requestReturn(tx, { actor, reader, input, now: clock() }),
          read: (tx, id) => getReturnRequest(tx, reader, id),
        },
      );
      return answerMade(reply, made);
    },
  );
}

function registerWithdrawal(app: FastifyInstance, { database, clock }: Services): void {
  const permission = 'returnRequests:withdraw';
  apiRoutes(app).post(
    '/api/return-requests/:id/withdraw',
    { permission, params, answers },
    async (request, reply) => {
      const actor = callerOf(request);
      const reader = readerOf(actor, permission, clock());
      const step = { actor, reader, id: request.params.id, versionSeen: versionSeen(request) };
      return withVersion(reply, await database.db.transaction((tx) => withdrawReturn(tx, step)));
    },
  );
}

function registerDeciding(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/return-requests/:id/decide',
    { permission: 'returnRequests:decide', params, body: returnDecisionInputSchema, answers },
    async (request, reply) => {
      const actor = callerOf(request);
      const decision = {
        actor,
        isGenerous: mayDo(actor.roles, 'credits:create'),
        id: request.params.id,
        input: request.body,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      return withVersion(reply, await database.db.transaction((tx) => decideReturn(tx, decision)));
    },
  );
}

function registerReceipt(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/return-requests/:id/receive',
    { permission: 'returnRequests:receive', params, answers: { 200: returnReceiptSchema } },
    async (request, reply) => {
      const receiving = { actor: callerOf(request), id: request.params.id, now: clock() };
      const receipt = await database.db.transaction((tx) => receiveReturn(tx, receiving));
      return withVersion(reply, receipt);
    },
  );
}

function answerMade(reply: FastifyReply, made: ReturnRequest): ReturnRequest {
  return withVersion(reply.code(201).header('location', `/api/return-requests/${made.id}`), made);
}
