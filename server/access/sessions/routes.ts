import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deviceSessionSchema } from '#domain/access/user.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { callerOf } from '../caller/caller-of.ts';
import type { Services } from '../services.ts';
import { endDevice, endSessionsOfUser, endOthers } from './end-devices.ts';
import { endSessions } from './end-sessions.ts';
import { findDevices } from './find-devices.ts';
import { markEnded } from './mark-ended.ts';

const OWN = { permission: 'sessions:own' } as const;
const MANAGED = { permission: 'users:manage' } as const;
/** The maximum length of our uids and device ids. */
const id = z.string().max(128);
const answers = { 204: z.null() };

/** The devices on which users are signed in, and signing out on them. */
export function registerSessionRoutes(app: FastifyInstance, services: Services): void {
  registerList(app, services);
  registerOwnEnds(app, services);
  registerManagedEnds(app, services);
}

function registerList(app: FastifyInstance, services: Services): void {
  const { database, clock, sessionLongest: longest } = services;
  apiRoutes(app).get(
    '/api/auth/sessions',
    { ...OWN, answers: { 200: z.array(deviceSessionSchema) } },
    async (request, reply) => {
      const { uid, authTime: current } = callerOf(request);
      const asked = { uid, current, now: clock(), longest };
      return reply.send(await findDevices(database.db, asked));
    },
  );
}

function registerOwnEnds(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const routes = apiRoutes(app);

  routes.delete(
    '/api/auth/sessions/:id',
    { ...OWN, params: z.object({ id }), answers },
    async (request, reply) => {
      const actor = callerOf(request);
      await endDevice(services, { actor, uid: actor.uid, id: request.params.id, now: clock() });
      return reply.code(204).send(null);
    },
  );

  routes.post('/api/auth/sessions/end-others', { ...OWN, answers }, async (request, reply) => {
    await endOthers(services, callerOf(request));
    return reply.code(204).send(null);
  });

  routes.post('/api/auth/sessions/end', { ...OWN, answers }, async (request, reply) => {
    const actor = callerOf(request);
    const { uid } = actor;
    const only = [actor.authTime];
    await endSessions(services.callers, uid, only);
    await markEnded(database, { actor, uid, action: 'session.end', now: clock(), only });
    return reply.code(204).send(null);
  });
}

function registerManagedEnds(app: FastifyInstance, services: Services): void {
  const { clock } = services;
  const routes = apiRoutes(app);

  routes.post(
    '/api/users/:id/sessions/end',
    { ...MANAGED, params: z.object({ id }), answers },
    async (request, reply) => {
      const ending = { actor: callerOf(request), uid: request.params.id, now: clock() };
      await endSessionsOfUser(services, ending);
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/api/users/:id/sessions/:sessionId',
    { ...MANAGED, params: z.object({ id, sessionId: id }), answers },
    async (request, reply) => {
      const { id: uid, sessionId: id } = request.params;
      await endDevice(services, { actor: callerOf(request), uid, id, now: clock() });
      return reply.code(204).send(null);
    },
  );
}
