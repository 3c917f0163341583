import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import {
  type Draft,
  draftInputSchema,
  draftSchema,
  draftSummarySchema,
} from '#domain/orders/draft.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { type AccountScope, scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { withVersion } from '../../platform/http/versions.ts';
import { deleteDraft } from './delete-draft.ts';
import { draftIdOf, findDraft, noSuchDraft, toDraft } from './draft-rows.ts';
import { refuseEnded } from './ended-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { saveDraft } from './save-draft.ts';

const PERMISSION = 'drafts:edit';
const paramsSchema = z.object({ id: z.string() });

/** OR-03: the drafts of the accounts that the caller may order for. */
export function registerDraftRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerChanging(app, services);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/order-drafts',
    {
      permission: PERMISSION,
      querystring: z.object({ account: accountNumberSchema }),
      answers: { 200: z.array(draftSummarySchema) },
    },
    async (request, reply) => {
      const scope = scopeFor(callerOf(request), PERMISSION);
      return reply.send(await listDrafts(db, scope, request.query.account));
    },
  );

  routes.get(
    '/api/order-drafts/:id',
    { permission: PERMISSION, params: paramsSchema, answers: { 200: draftSchema } },
    async (request, reply) => {
      const scope = scopeFor(callerOf(request), PERMISSION);
      const draft = await getDraft(db, scope, draftIdOf(request.params.id));
      return withVersion(reply, draft);
    },
  );
}

function registerChanging(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);

  routes.put(
    '/api/order-drafts/:id',
    {
      permission: PERMISSION,
      params: paramsSchema,
      body: draftInputSchema,
      answers: { 200: draftSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const id = draftIdOf(request.params.id);
      const scope = scopeFor(actor, PERMISSION);
      const saving = { actor, scope, id, input: request.body, now: clock() };
      const draft = await db.transaction((tx) => saveDraft(tx, saving));
      return withVersion(reply, draft);
    },
  );

  routes.delete(
    '/api/order-drafts/:id',
    { permission: PERMISSION, params: paramsSchema, answers: { 204: z.null() } },
    async (request, reply) => {
      const actor = callerOf(request);
      const id = draftIdOf(request.params.id);
      const deletion = { actor, scope: scopeFor(actor, PERMISSION), id, now: clock() };
      await db.transaction((tx) => deleteDraft(tx, deletion));
      return reply.code(204).send(null);
    },
  );
}

/** Returns one whole draft. @throws Problem 404, also for an account outside the scope; 409 when it has ended */
async function getDraft(db: Handle, scope: AccountScope, id: string): Promise<Draft> {
  const row = await findDraft(db, scope, id);
  if (row) return toDraft(row);
  await refuseEnded(db, scope, id);
  throw noSuchDraft();
}
