import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  checkoutInputSchema,
  checkoutSchema,
  onlinePaymentSchema,
  openCheckoutSchema,
} from '#domain/money/checkouts/checkout.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { fromGateway, requireGateway } from '../gateway/asking.ts';
import { askGateway, cancelCheckout } from './ask-gateway.ts';
import { withChosenMethod } from './chosen-method.ts';
import { getCheckout, getOpenCheckout } from './find-checkouts.ts';
import { checkoutList, listCheckouts } from './list-checkouts.ts';
import { openPage, type PageParts } from './open-page.ts';
import { startCheckout } from './start-checkout.ts';

const params = z.object({ id: z.string() });
const one = { 200: openCheckoutSchema };

/** PY-01: online payments. Without a gateway nothing can be paid online, and pages say so. */
export function registerCheckoutRoutes(
  app: FastifyInstance,
  services: Services,
  parts: PageParts | null,
): void {
  registerReading(app, services, parts);
  registerStart(app, services, parts);
  registerStep(app, services, { name: 'cancel', parts, take: cancelCheckout });
  registerStep(app, services, { name: 'check', parts, take: askGateway });
}

function registerReading(
  app: FastifyInstance,
  { database: { db } }: Services,
  parts: PageParts | null,
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/checkouts',
    {
      permission: 'checkouts:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(checkoutSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, checkoutList);
      const scope = scopeFor(callerOf(request), 'checkouts:list');
      return sendPage(reply, 'checkouts', await listCheckouts(db, scope, query));
    },
  );
  routes.get(
    '/api/checkouts/:id',
    { permission: 'checkouts:show', params, answers: one },
    async (request, reply) => {
      const { id } = request.params;
      const caller = callerOf(request);
      const found = await getOpenCheckout(db, scopeFor(caller, 'checkouts:show'), id);
      // Only who may pay gets the page.
      const isPayer = scopeFor(caller, 'payments:make').length > 0;
      return withVersion(reply, isPayer ? found : { ...found, pageUrl: null });
    },
  );
  routes.get(
    '/api/online-payment',
    { permission: 'payments:open', answers: { 200: onlinePaymentSchema } },
    () => ({ isOffered: parts !== null, isSandbox: parts?.gateway.isSandbox ?? false }),
  );
}

function registerStart(app: FastifyInstance, services: Services, parts: PageParts | null): void {
  const { database, clock } = services;
  const opened = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const scope = scopeFor(callerOf(request), 'payments:make');
    // Nobody opens a page for a payment that they may not see.
    await getCheckout(database.db, scope, id);
    await fromGateway(() => openPage(requireGateway(parts), id));
    const made = await getOpenCheckout(database.db, scope, id);
    return withVersion(reply.code(201).header('location', `/api/checkouts/${id}`), made);
  };
  apiRoutes(app).post(
    '/api/checkouts',
    {
      permission: 'payments:make',
      answerAgain: async (request, reply, id) => reply.send(await opened(request, reply, id)),
      body: checkoutInputSchema,
      answers: { 201: openCheckoutSchema },
    },
    async (request, reply) => {
      const online = requireGateway(parts);
      const { gateway } = online;
      const actor = callerOf(request);
      const { body, requestHash } = request;
      const key = idempotencyKeyOf(request);
      const scope = scopeFor(actor, 'payments:make');
      const input = await fromGateway(() => withChosenMethod(online, scope, body));
      const { id } = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content: ['POST /api/checkouts', body] },
        {
          make: async (tx) => ({
            id: await startCheckout(tx, { actor, scope, input, gateway, now: clock() }),
          }),
          read: async (_tx, made) => ({ id: made }),
        },
      );
      return opened(request, reply, id);
    },
  );
}

interface StepRoute {
  name: string;
  parts: PageParts | null;
  take: (parts: PageParts, id: string, actor: ReturnType<typeof callerOf>) => Promise<void>;
}

/** A step that asks the gateway. Repeated, it changes nothing. */
function registerStep(
  app: FastifyInstance,
  { database: { db } }: Services,
  { name, parts, take }: StepRoute,
): void {
  apiRoutes(app).post(
    `/api/checkouts/:id/${name}`,
    { permission: 'payments:make', params, answers: one },
    async (request, reply) => {
      const caller = callerOf(request);
      const scope = scopeFor(caller, 'payments:make');
      const { id } = await getCheckout(db, scope, request.params.id);
      await fromGateway(() => take(requireGateway(parts), id, caller));
      return withVersion(reply, await getOpenCheckout(db, scope, id));
    },
  );
}
