import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import type { Services } from '../access/services.ts';
import { Problem } from '../platform/errors/problem.ts';
import { apiRoutes } from '../platform/http/api-routes.ts';
import { sendPage } from '../platform/http/content-range.ts';
import { listQuerySchema, parseListQuery } from '../platform/http/list-query.ts';
import { withVersion } from '../platform/http/versions.ts';
import { findLens } from './find-lens.ts';
import { lensList, listLenses } from './list-lenses.ts';
import { registerLensManagement } from './management-routes.ts';
import { seesOfferedOnly } from './sees-offered-only.ts';
import { registerLensVersions } from './version-routes.ts';

export function registerLensRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerLensManagement(app, services);
  registerLensVersions(app, services);
}

function registerReading(app: FastifyInstance, { database }: Services): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/lenses',
    {
      permission: 'lenses:list',
      querystring: listQuerySchema,
      answers: { 200: z.array(lensDefinitionSchema) },
    },
    async (request, reply) => {
      const query = parseListQuery(request.query, lensList);
      const page = await listLenses(database.db, query, { offeredOnly: seesOfferedOnly(request) });
      return sendPage(reply, 'lenses', page);
    },
  );

  routes.get(
    '/api/lenses/:id',
    {
      permission: 'lenses:show',
      params: z.object({ id: z.string() }),
      answers: { 200: lensDefinitionSchema },
    },
    async (request, reply) => {
      const offeredOnly = seesOfferedOnly(request);
      const lens = await findLens(database.db, request.params.id, { offeredOnly });
      if (!lens) throw new Problem('not-found', 'There is no such lens');
      return withVersion(reply, lens);
    },
  );
}
