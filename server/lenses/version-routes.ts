import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import {
  lensInputSchema,
  lensVersionSchema,
  type LensVersion,
} from '#domain/orders/lens-change.ts';
import type { Services } from '../access/services.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { apiRoutes } from '../platform/http/api-routes.ts';
import { findLensVersion } from './find-lens.ts';
import { listLensVersions } from './list-lens-versions.ts';
import { seesOfferedOnly } from './sees-offered-only.ts';

/** The JSON Schema of an exported definition. */
const SCHEMA = z.toJSONSchema(lensInputSchema, { io: 'input' });

/** AD-03: the versions of a lens, and the schema of all of them. */
export function registerLensVersions(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  const permission = 'lenses:versions';

  routes.get(
    '/api/lenses/schema.json',
    { permission, answers: { 200: z.record(z.string(), z.unknown()) } },
    () => SCHEMA,
  );

  routes.get(
    '/api/lenses/:id/versions',
    {
      permission,
      params: z.object({ id: z.string() }),
      answers: { 200: z.array(lensVersionSchema) },
    },
    (request) => versionsOf(db, request.params.id),
  );

  routes.get(
    '/api/lenses/:id/versions/:version',
    {
      // A practice reads its orders with the version that they were made with.
      permission: 'lenses:show',
      params: z.object({ id: z.string(), version: z.coerce.number().int().positive().max(1e9) }),
      answers: { 200: lensDefinitionSchema },
    },
    (request) => versionOf(db, request.params, seesOfferedOnly(request)),
  );
}

async function versionsOf(db: Handle, id: string): Promise<LensVersion[]> {
  const versions = await listLensVersions(db, id);
  if (versions.length === 0) throw new Problem('not-found', 'There is no such lens');
  return versions;
}

async function versionOf(
  db: Handle,
  { id, version }: { id: string; version: number },
  offeredOnly: boolean,
): Promise<LensDefinition> {
  const lens = await findLensVersion(db, id, version);
  if (!lens || (offeredOnly && !lens.offered)) {
    throw new Problem('not-found', 'There is no such version of this lens');
  }
  return lens;
}
