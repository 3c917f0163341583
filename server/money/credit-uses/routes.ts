import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  creditReasonSchema,
  creditUseInputSchema,
  creditUseSchema,
  type CreditUsed,
} from '#domain/money/credit/credit.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { isWithin, scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { setVersion, versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { getCreditUse } from './find-use.ts';
import { reverseUse } from './reverse-use.ts';
import { useCredit } from './use-credit.ts';

const PERMISSION = 'credit:apply';

/** CR-02: paying invoices with lens credit, and taking that back. */
export function registerCreditUseRoutes(app: FastifyInstance, services: Services): void {
  registerApplying(app, services);
  registerReversing(app, services);
}

function registerApplying(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/credit-uses',
    {
      permission: PERMISSION,
      answerAgain: async (request, reply, id) => {
        const scope = scopeFor(callerOf(request), PERMISSION);
        return reply.send(answerMade(reply, await getCreditUse(database.db, scope, id)));
      },
      body: creditUseInputSchema,
      answers: { 201: creditUseSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const scope = scopeFor(actor, PERMISSION);
      if (!isWithin(scope, input.accountNumber)) {
        throw new Problem('forbidden', 'This is not your account');
      }
      const key = idempotencyKeyOf(request);
      const content = ['POST /api/credit-uses', input];
      const [first] = input.shares;
      const use = { ...input, key: `${first?.invoiceNumber}:${key}`, actor, now: clock() };
      const made = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content },
        {
          make: async (tx) => getCreditUse(tx, scope, String((await useCredit(tx, use)).id)),
          read: (tx, id) => getCreditUse(tx, scope, id),
        },
      );
      return answerMade(reply, made);
    },
  );
}

function answerMade(reply: FastifyReply, made: CreditUsed): CreditUsed {
  setVersion(reply.code(201), made.version);
  return made;
}

function registerReversing(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/credit-uses/:id/reverse',
    {
      permission: 'credits:reverse',
      params: z.object({ id: z.string() }),
      body: creditReasonSchema,
      answers: { 200: creditUseSchema },
    },
    async (request, reply) => {
      const { id } = request.params;
      const step = { actor: callerOf(request), id, versionSeen: versionSeen(request) };
      const reversing = { ...step, reason: request.body.reason, now: clock() };
      const use = await database.db.transaction((tx) => reverseUse(tx, reversing));
      return withVersion(reply, use);
    },
  );
}
