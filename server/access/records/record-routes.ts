import { permissions as grants, type Grant, type Permission } from '#domain/access/permissions.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attach } from '#server/platform/http/attach.ts';
import { sendPage } from '#server/platform/http/content-range.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { idempotencyKeyOf } from '#server/platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '#server/platform/http/list-query.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { idempotently } from '#server/platform/idempotency/idempotently.ts';
import { callerOf } from '../caller/caller-of.ts';
import type { Services } from '../services.ts';
import { listRecords } from './list-records.ts';
import type { RecordDefinition, StoredRecord } from './record-definition.ts';
import { createRecord, deleteRecord, findRecord, updateRecord } from './record-store.ts';
import { recordsCsv } from './records-csv.ts';
import { refusedByConstraint } from './refused-by-constraint.ts';

const params = z.object({ id: z.string() });

/**
 * AD-07: registers list, show, create, update and delete of a kind of record, in the dialect of ra-data-simple-rest.
 * A create takes an `Idempotency-Key`; update and delete take `If-Match`.
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
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    `/api/${name}`,
    {
      config: { permission: permissions.list },
      schema: {
        querystring: listQuerySchema,
        response: { 200: z.array(schema), ...errorResponses },
      },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, definition.list);
      return sendPage(reply, name, await listRecords(db, definition, query));
    },
  );
  typed.get(
    `/api/${name}/:id`,
    {
      config: { permission: permissions.show },
      schema: { params, response: { 200: schema, ...errorResponses } },
    },
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
  app.withTypeProvider<ZodTypeProvider>().get(
    `/api/${name}.csv`,
    {
      // A HEAD request would read every row only to discard it.
      exposeHeadRoute: false,
      config: { permission: permissions.list },
      schema: {
        querystring: listQuerySchema.extend({ lang: localeSchema.default('en') }),
        response: { 200: z.unknown().describe('CSV'), ...errorResponses },
      },
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
  app.withTypeProvider<ZodTypeProvider>().post(
    `/api/${name}`,
    {
      ...bodyLimitOf(definition),
      config: {
        permission: permissions.create,
        answerAgain: async (_request, reply, id) =>
          reply.send(answer(reply, await findRecord(database.db, definition, id))),
      },
      schema: { body: definition.input, response: { 201: schema, ...errorResponses } },
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
  app.withTypeProvider<ZodTypeProvider>().put(
    `/api/${name}/:id`,
    {
      ...bodyLimitOf(definition),
      config: { permission: permissions.edit },
      schema: { params, body, response: { 200: schema, ...errorResponses } },
    },
    async (request, reply) => {
      const { body: input } = request;
      const seen = { id: request.params.id, versionSeen: versionSeen(request) };
      const edit = { ...seen, input, actor: callerOf(request) };
      const derived = await definition.derive?.(database.db, edit);
      const change = { ...edit, derived };
      const save = () => database.db.transaction((tx) => updateRecord(tx, definition, change));
      return withVersion(reply, await refusedByConstraint(definition, input, save));
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
  app.withTypeProvider<ZodTypeProvider>().delete(
    `/api/${name}/:id`,
    {
      config: { permission: permissions.delete },
      schema: { params, response: { 200: schema, ...errorResponses } },
    },
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

function withVersion(reply: FastifyReply, record: StoredRecord): StoredRecord {
  setVersion(reply, record.version);
  return record;
}
