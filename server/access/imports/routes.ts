import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import {
  importCheckSchema,
  importInputSchema,
  importLineSchema,
  importSchema,
} from '#domain/import/import.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { callerOf } from '../caller/caller-of.ts';
import type { Services } from '../services.ts';
import { createImport } from './create-import.ts';
import { errorsCsv } from './errors-csv.ts';
import type { ImportRunner } from './import-runner.ts';
import { findImport, importLineList, importList, listImports, listLines } from './import-store.ts';
import { cancelImport, checkImport, startImport } from './move-import.ts';

/** The file in JSON: a character may take several bytes, and some are escaped. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Who creates accounts may import them, and prices, which the same people maintain. */
const permission = 'customers:create';
const params = z.object({ id: z.uuid() });

/** AD-17: imports of records from CSV, for super admins. */
export function registerImportRoutes(
  app: FastifyInstance,
  services: Services,
  runner: ImportRunner,
): void {
  app.addHook('onClose', () => runner.close());
  registerReading(app, services);
  registerErrors(app, services);
  registerCreate(app, services);
  registerSteps(app, services, runner);
}

function registerReading(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/imports',
    { permission, querystring: listQuerySchema, answers: { 200: z.array(importSchema) } },
    async (request, reply) => {
      const query = parseListQuery(request.query, importList);
      return sendPage(reply, 'imports', await listImports(db, query));
    },
  );
  routes.get(
    '/api/imports/:id',
    { permission, params, answers: { 200: importSchema } },
    async (request, reply) => withVersion(reply, await findImport(db, request.params.id)),
  );
  routes.get(
    '/api/imports/:id/lines',
    {
      permission,
      params,
      querystring: listQuerySchema,
      answers: { 200: z.array(importLineSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, importLineList);
      return sendPage(reply, 'lines', await listLines(db, request.params.id, query));
    },
  );
}

function registerErrors(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/imports/:id/errors.csv',
    {
      permission,
      params,
      querystring: z.object({ lang: localeSchema.default('en') }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const csv = await errorsCsv(db, request.params.id, request.query.lang);
      attach(reply, 'refused-lines.csv');
      reply.type('text/csv; charset=utf-8');
      return reply.send(csv);
    },
  );
}

function registerCreate(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/imports',
    {
      permission,
      answerAgain: async (_request, reply, id) =>
        reply.send(withVersion(reply.code(201), await findImport(database.db, id))),
      body: importInputSchema,
      answers: { 201: importSchema },
      bodyLimit: MAX_BYTES,
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const key = idempotencyKeyOf(request);
      const sent = { uid: actor.uid, key, requestHash, content: ['POST /api/imports', input] };
      const made = await idempotently(database, sent, {
        make: (tx) => createImport(tx, { actor, input, now: clock() }),
        read: (tx, id) => findImport(tx, id),
      });
      return withVersion(reply.code(201), made);
    },
  );
}

function registerSteps(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  runner: ImportRunner,
): void {
  const routes = apiRoutes(app);
  const answers = { 200: importSchema };
  const stepOf = (request: FastifyRequest, id: string) => ({
    actor: callerOf(request),
    id,
    versionSeen: versionSeen(request),
    now: clock(),
  });
  routes.post(
    '/api/imports/:id/check',
    { permission, params, body: importCheckSchema, answers },
    async (request, reply) => {
      const step = { ...stepOf(request, request.params.id), check: request.body };
      const moved = await db.transaction((tx) => checkImport(tx, step));
      void runner.run(moved.id);
      return withVersion(reply, moved);
    },
  );
  routes.post('/api/imports/:id/start', { permission, params, answers }, async (request, reply) => {
    const step = stepOf(request, request.params.id);
    const moved = await db.transaction((tx) => startImport(tx, step));
    void runner.run(moved.id);
    return withVersion(reply, moved);
  });
  routes.post(
    '/api/imports/:id/cancel',
    { permission, params, answers },
    async (request, reply) => {
      const step = stepOf(request, request.params.id);
      return withVersion(reply, await db.transaction((tx) => cancelImport(tx, step)));
    },
  );
  routes.post(
    '/api/imports/:id/continue',
    { permission, params, answers },
    async (request, reply) => {
      const found = await findImport(db, request.params.id);
      // nothing happens to an import that is not in the middle of its lines
      void runner.run(found.id);
      return withVersion(reply, found);
    },
  );
}
