import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { permissions as grants, type Grant, type Permission } from '#domain/access/permissions.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { callerOf } from '../caller/caller-of.ts';
import type { Services } from '../services.ts';
import { listRecords } from './list-records.ts';
import type { RecordDefinition, StoredRecord } from './record-definition.ts';
import { createRecord, deleteRecord, findRecord, saveEdit } from './record-store.ts';
import { recordsCsv } from './records-csv.ts';
import { refusedByConstraint } from './refused-by-constraint.ts';
import { registerVersionRoutes } from './version-routes.ts';

const params = z.object({ id: z.string() });

/**
 * AD-07: registers list, show, create, update and delete of a kind of record, in the dialect of ra-data-simple-rest.
 * A create takes an `Idempotency-Key`; update and delete take `If-Match`. Where versions are kept, registers theirs, too.
 */
export function registerRecordRoutes(
  app: FastifyInstance,
  services: Services,
  definition: RecordDefinition,
): void {
  requireStaffOnly(definition);
  registerReading(app, services, definition);
  registerCsv(app, services, definition);
  registerCreate(app, services, definition);
  registerUpdate(app, services, definition);
  registerDelete(app, services, definition);
  if (definition.versions) registerVersionRoutes(app, services, definition, definition.versions);
}

/** These routes check no account, so a permission for own accounts would open the records of all. */
function requireStaffOnly({ name, permissions }: RecordDefinition): void {
  for (const permission of Object.values<Permission>(permissions)) {
    const isNarrow = Object.values<Grant>(grants[permission]).some(({ scope }) => scope !== 'any');
    if (isNarrow) throw new Error(`${name}: the permission ${permission} is not for staff only`);
  }
}

function registerReading(
  app: FastifyInstance,
  { database: { db } }: Services,
  definition: RecordDefinition,
): void {
  const { name, permissions, schema } = definition;
  const routes = apiRoutes(app);
  routes.get(
    `/api/${name}`,
    {
      permission: permissions.list,
      querystring: listQuerySchema,
      answers: { 200: z.array(schema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, definition.list);
      return sendPage(reply, name, await listRecords(db, definition, query));
    },
  );
  routes.get(
    `/api/${name}/:id`,
    { permission: permissions.show, params, answers: { 200: schema } },
    async (request, reply) =>
      withVersion(reply, await findRecord(db, definition, request.params.id)),
  );
}

function registerCsv(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  definition: RecordDefinition,
): void {
  const { name, permissions } = definition;
  apiRoutes(app).get(
    `/api/${name}.csv`,
    {
      permission: permissions.list,
      querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, definition.list);
      attach(reply, `${name}-${clock().toISOString().slice(0, 10)}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(recordsCsv(db, definition, { query, locale: request.query.lang }));
    },
  );
}

function registerCreate(
  app: FastifyInstance,
  { database }: Services,
  definition: RecordDefinition,
): void {
  const { name, permissions, schema } = definition;
  if (!permissions.create) return;
  const answer = (reply: FastifyReply, made: StoredRecord) =>
    withVersion(reply.code(201).header('location', `/api/${name}/${made.id}`), made);
  apiRoutes(app).post(
    `/api/${name}`,
    {
      permission: permissions.create,
      answerAgain: async (_request, reply, id) =>
        reply.send(answer(reply, await findRecord(database.db, definition, id))),
      body: definition.input,
      answers: { 201: schema },
      ...bodyLimitOf(definition),
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const key = idempotencyKeyOf(request);
      const sent = { uid: actor.uid, key, requestHash, content: [`POST /api/${name}`, input] };
      const make = () =>
        idempotently(database, sent, {
          make: (tx) => createRecord(tx, definition, { actor, input }),
          read: (tx, id) => findRecord(tx, definition, id),
        });
      return answer(reply, await refusedByConstraint(definition, input, make));
    },
  );
}

function registerUpdate(
  app: FastifyInstance,
  { database }: Services,
  definition: RecordDefinition,
): void {
  const { name, permissions, schema, edit: body = definition.input } = definition;
  if (!permissions.edit) return;
  apiRoutes(app).put(
    `/api/${name}/:id`,
    {
      permission: permissions.edit,
      params,
      body,
      answers: { 200: schema },
      ...bodyLimitOf(definition),
    },
    async (request, reply) => {
      const seen = { id: request.params.id, versionSeen: versionSeen(request) };
      const edit = { ...seen, input: request.body, actor: callerOf(request) };
      return withVersion(reply, await saveEdit(database.db, definition, edit));
    },
  );
}

function registerDelete(
  app: FastifyInstance,
  { database }: Services,
  definition: RecordDefinition,
): void {
  const { name, permissions, schema } = definition;
  if (!permissions.delete) return;
  apiRoutes(app).delete(
    `/api/${name}/:id`,
    { permission: permissions.delete, params, answers: { 200: schema } },
    async (request) => {
      const seen = { id: request.params.id, versionSeen: versionSeen(request) };
      const removal = { ...seen, actor: callerOf(request) };
      const remove = () => database.db.transaction((tx) => deleteRecord(tx, definition, removal));
      return refusedByConstraint(definition, null, remove);
    },
  );
}

function bodyLimitOf({ bodyLimit }: RecordDefinition): { bodyLimit?: number } {
  return bodyLimit === undefined ? {} : { bodyLimit };
}
