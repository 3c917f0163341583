import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import { lensInputSchema } from '#domain/orders/lens-change.ts';
import { callerOf } from '../access/caller/caller-of.ts';
import type { Services } from '../access/services.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { apiRoutes } from '../platform/http/api-routes.ts';
import { idempotencyKeyOf } from '../platform/http/idempotency.ts';
import { setVersion, versionSeen, withVersion } from '../platform/http/versions.ts';
import { idempotently } from '../platform/idempotency/idempotently.ts';
import { createLens } from './create-lens.ts';
import { editLens } from './edit-lens.ts';
import { findLensVersion } from './find-lens.ts';

/** In bytes: a definition with every note and option has about 30 kB. */
export const MAX_BYTES_OF_LENS = 256 * 1024;

/** AD-03: new lenses, and new versions of them. */
export function registerLensManagement(app: FastifyInstance, services: Services): void {
  registerCreate(app, services);
  registerEdit(app, services);
}

function registerCreate(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/lenses',
    {
      permission: 'lenses:create',
      answerAgain: async (_request, reply, id) =>
        answerMade(reply, await findFirstVersion(database.db, id)),
      body: lensInputSchema,
      answers: { 201: lensDefinitionSchema },
      bodyLimit: MAX_BYTES_OF_LENS,
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const key = idempotencyKeyOf(request);
      const creation = { actor, input: request.body, now: clock() };
      const lens = await idempotently(
        database,
        {
          uid: actor.uid,
          key,
          requestHash: request.requestHash,
          content: ['POST /api/lenses', request.body],
        },
        { make: (tx) => createLens(tx, creation), read: findFirstVersion },
      );
      return answerMade(reply, lens);
    },
  );
}

function answerMade(reply: FastifyReply, lens: LensDefinition): FastifyReply {
  setVersion(reply, lens.version);
  return reply.code(201).header('location', `/api/lenses/${lens.id}`).send(lens);
}

/** Returns the first version, whatever was edited since. @throws Problem 404 */
async function findFirstVersion(db: Handle, id: string): Promise<LensDefinition> {
  const lens = await findLensVersion(db, id, 1);
  if (!lens) throw new Problem('not-found', 'There is no such lens');
  return lens;
}

function registerEdit(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).put(
    '/api/lenses/:id',
    {
      permission: 'lenses:edit',
      params: z.object({ id: z.string() }),
      body: lensInputSchema,
      answers: { 200: lensDefinitionSchema },
      bodyLimit: MAX_BYTES_OF_LENS,
    },
    async (request, reply) => {
      const edit = {
        actor: callerOf(request),
        id: request.params.id,
        input: request.body,
        versionSeen: versionSeen(request),
        now: clock(),
      };
      const lens = await database.db.transaction((tx) => editLens(tx, edit));
      return withVersion(reply, lens);
    },
  );
}
