import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type LensDefinition, lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import {
  type LensVersion,
  lensInputSchema,
  lensVersionSchema,
} from '#domain/orders/lens-change.ts';
import type { Services } from '../access/services.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { apiRoutes } from '../platform/http/api-routes.ts';
import { findLensVersion, readDefinition } from './find-lens.ts';
import { seesOfferedOnly } from './sees-offered-only.ts';
import { lenses } from './table.ts';

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

/** Returns every version of the lens, newest first; empty when there is no such lens. */
export async function listLensVersions(db: Handle, id: string): Promise<LensVersion[]> {
  const rows = await db
    .select()
    .from(lenses)
    .where(eq(lenses.id, id))
    .orderBy(desc(lenses.version));
  return rows.map(({ version, name, offered, author, createdAt, definition }) => ({
    version,
    name,
    offered,
    changeNote: readDefinition(definition).changeNote,
    author,
    createdAt: createdAt.toISOString(),
  }));
}
