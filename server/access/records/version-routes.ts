import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MAX_ID, restoreSchema } from '#domain/basics/record.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { callerOf } from '../caller/caller-of.ts';
import type { Services } from '../services.ts';
import type { RecordDefinition, RecordVersions } from './record-definition.ts';
import { saveEdit } from './record-store.ts';
import { findVersion, listVersions } from './record-versions.ts';

const params = z.object({ id: z.string().max(MAX_ID) });

/** Registers list and show of the versions of a kind of record, and the restore of one: an edit, which takes `If-Match`. */
export function registerVersionRoutes(
  app: FastifyInstance,
  { database }: Services,
  definition: RecordDefinition,
  versions: RecordVersions,
): void {
  const { db } = database;
  const { name, permissions, schema } = definition;
  const routes = apiRoutes(app);
  const of = { ...definition, versions };
  routes.get(
    `/api/${name}/:id/versions`,
    { permission: permissions.show, params, answers: { 200: z.array(versions.schema) } },
    (request) => listVersions(db, of, request.params.id),
  );
  routes.get(
    `/api/${name}/:id/versions/:version`,
    {
      permission: permissions.show,
      params: params.extend({ version: z.coerce.number().int().positive().max(2_147_483_647) }),
      answers: { 200: versions.schema },
    },
    (request) => findVersion(db, of, request.params),
  );
  if (!permissions.edit) return;
  routes.post(
    `/api/${name}/:id/restore`,
    { permission: permissions.edit, params, body: restoreSchema, answers: { 200: schema } },
    async (request, reply) => {
      const { id } = request.params;
      const seen = { id, versionSeen: versionSeen(request) };
      const earlier = await findVersion(db, of, { id, ...request.body });
      const input = Object.fromEntries(versions.entered.map((field) => [field, earlier[field]]));
      const edit = { ...seen, input, actor: callerOf(request) };
      return withVersion(reply, await saveEdit(db, definition, edit));
    },
  );
}
