import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import {
  guideRecordInputSchema,
  guideRecordSchema,
  guideRestoreSchema,
  guideVersionSchema,
} from '#domain/consultant/guide/guide-record.ts';
import { guidePassageSchema } from '#domain/consultant/guide/guide.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import { updateRecord } from '../../access/records/record-store.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { hasAlready } from '../../platform/http/has-already.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { guideRecords } from './passage-records.ts';
import { findVersion, listVersions } from './passage-versions.ts';
import { shownPassages } from './shown-passages.ts';

const params = z.object({ id: z.string().max(60) });

/** VC-01: the guide for everybody; its passages and their versions for super admins. */
export function registerGuideRoutes(app: FastifyInstance, services: Services): void {
  const definition = guideRecords(services.clock);
  registerShown(app, services);
  registerRecordRoutes(app, services, definition);
  registerVersions(app, services);
  registerRestore(app, services, definition);
}

function registerShown(app: FastifyInstance, { database: { db } }: Services): void {
  apiRoutes(app).get(
    '/api/consultant/guide',
    { permission: 'public', answers: { 200: z.array(guidePassageSchema), 304: z.null() } },
    async (request, reply) => {
      const { passages, tag } = await shownPassages(db);
      // The same for everybody: kept, but asked for again each time.
      reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
      if (hasAlready(request, tag)) return reply.code(304).send(null);
      return passages;
    },
  );
}

function registerVersions(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  const permission = 'guide:show';
  routes.get(
    '/api/guide/:id/versions',
    { permission, params, answers: { 200: z.array(guideVersionSchema) } },
    (request) => listVersions(db, request.params.id),
  );
  routes.get(
    '/api/guide/:id/versions/:version',
    {
      permission,
      params: params.extend({ version: z.coerce.number().int().positive().max(2_147_483_647) }),
      answers: { 200: guideVersionSchema },
    },
    (request) => findVersion(db, request.params),
  );
}

function registerRestore(
  app: FastifyInstance,
  { database: { db } }: Services,
  definition: RecordDefinition,
): void {
  apiRoutes(app).post(
    '/api/guide/:id/restore',
    {
      permission: 'guide:edit',
      params,
      body: guideRestoreSchema,
      answers: { 200: guideRecordSchema },
    },
    async (request, reply) => {
      const { id } = request.params;
      const seen = { id, versionSeen: versionSeen(request) };
      const earlier = await findVersion(db, { id, ...request.body });
      const input = withoutLimits(guideRecordInputSchema.strip()).parse(earlier);
      const edit = { ...seen, input, actor: callerOf(request) };
      const derived = await definition.derive?.(db, edit);
      const restored = await db.transaction((tx) =>
        updateRecord(tx, definition, { ...edit, derived }),
      );
      setVersion(reply, restored.version);
      return withoutLimits(guideRecordSchema).parse(restored);
    },
  );
}
