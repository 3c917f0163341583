import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { userEditSchema, userSchema } from '#domain/access/user.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { editUser } from './edit-user.ts';
import { getUser } from './get-user.ts';

const permission = 'users:manage';
const params = z.object({ id: z.string().max(128) });
const URL = '/api/users/:id';

/** AD-02: shows a user with all that belongs to them, and edits them. */
export function registerUserRecordRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, sessionLongest: longest } = services;
  const routes = apiRoutes(app);

  routes.get(URL, { permission, params, answers: { 200: userSchema } }, async (request, reply) => {
    const user = await getUser(database, { uid: request.params.id, now: clock(), longest });
    return withVersion(reply, user);
  });

  routes.put(
    URL,
    { permission, params, body: userEditSchema, answers: { 200: userSchema } },
    async (request, reply) => {
      const { id: uid } = request.params;
      const seen = versionSeen(request);
      const caller = callerOf(request);
      const isDone = await editUser(services, {
        caller,
        uid,
        versionSeen: seen,
        input: request.body,
      });
      const current = await getUser(database, { uid, now: clock(), longest });
      if (!isDone) {
        const message = 'Someone else has already changed this user';
        throw new Problem('version-moved-on', message, { current });
      }
      return withVersion(reply, current);
    },
  );
}
