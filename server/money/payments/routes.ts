import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Permission } from '#domain/access/permissions.ts';
import {
  allocationInputSchema,
  onlineRefundInputSchema,
  paymentDetailsSchema,
  paymentInputSchema,
  paymentSchema,
  refundInputSchema,
  voidInputSchema,
  type PaymentDetails,
} from '#domain/money/payments/payment.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { allocatePayment } from './allocate-payment.ts';
import { getPayment } from './find-payments.ts';
import { listPayments, paymentList } from './list-payments.ts';
import type { PaymentStep } from './payment-steps.ts';
import { recordPayment } from './record-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { requestRefund } from './request-refund.ts';
import { voidPayment } from './void-payment.ts';

/** PY-08: payments that came by check, wire or cash. */
export function registerPaymentRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerRecording(app, services);
  registerStep(app, services, {
    name: 'allocate',
    permission: 'payments:record',
    body: allocationInputSchema,
    take: (tx, step, input) => allocatePayment(tx, { ...step, input }),
  });
  registerStep(app, services, {
    name: 'refund',
    permission: 'payments:refund',
    body: refundInputSchema,
    take: (tx, step, input) => refundPayment(tx, { ...step, input }),
  });
  registerStep(app, services, {
    name: 'give-back',
    permission: 'payments:refund',
    body: onlineRefundInputSchema,
    take: (tx, step, input) => requestRefund(tx, { ...step, input }),
  });
  registerStep(app, services, {
    name: 'void',
    permission: 'payments:void',
    body: voidInputSchema,
    take: (tx, step, { reason }) => voidPayment(tx, { ...step, reason }),
  });
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/payments',
    {
      permission: 'payments:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(paymentSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, paymentList);
      const scope = scopeFor(callerOf(request), 'payments:list');
      return sendPage(reply, 'payments', await listPayments(db, scope, query));
    },
  );
  routes.get(
    '/api/payments/:id',
    {
      permission: 'payments:show',
      params: z.object({ id: z.string() }),
      answers: { 200: paymentDetailsSchema },
    },
    async (request, reply) => {
      const scope = scopeFor(callerOf(request), 'payments:show');
      return withVersion(reply, await getPayment(db, scope, request.params.id));
    },
  );
}

function registerRecording(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/payments',
    {
      permission: 'payments:record',
      answerAgain: async (_request, reply, id) =>
        reply.send(answerMade(reply, await getAny(database.db, id))),
      body: paymentInputSchema,
      answers: { 201: paymentDetailsSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const key = idempotencyKeyOf(request);
      const recording = { actor, input, now: clock() };
      const payment = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content: ['POST /api/payments', input] },
        { make: (tx) => recordPayment(tx, recording), read: getAny },
      );
      return answerMade(reply, payment);
    },
  );
}

function getAny(tx: Handle, id: string): Promise<PaymentDetails> {
  return getPayment(tx, 'any', id);
}

function answerMade(reply: FastifyReply, made: PaymentDetails): PaymentDetails {
  return withVersion(reply.code(201).header('location', `/api/payments/${made.id}`), made);
}

interface StepRoute<Body extends z.ZodType> {
  name: string;
  permission: Permission;
  body: Body;
  take: (tx: Handle, step: PaymentStep, input: z.infer<Body>) => Promise<PaymentDetails>;
}

/** A step with a payment. Its version makes a repeated request safe. */
function registerStep<Body extends z.ZodType>(
  app: FastifyInstance,
  { database, clock }: Services,
  { name, permission, body, take }: StepRoute<Body>,
): void {
  const stepOf = (request: FastifyRequest, number: string): PaymentStep => ({
    actor: callerOf(request),
    number,
    versionSeen: versionSeen(request),
    now: clock(),
  });
  apiRoutes(app).post(
    `/api/payments/:id/${name}`,
    {
      permission,
      params: z.object({ id: z.string() }),
      body,
      answers: { 200: paymentDetailsSchema },
    },
    async (request, reply) => {
      const step = stepOf(request, request.params.id);
      const input = request.body as z.infer<Body>;
      return withVersion(reply, await database.db.transaction((tx) => take(tx, step, input)));
    },
  );
}
