import { deviceSessionSchema } from '#domain/access/user.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { callerOf } from '../caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { endDevice, endSessionsOfUser, endOthers } from './end-devices.ts';
import { endSessions } from './end-sessions.ts';
import { findDevices } from './find-devices.ts';
import { markEnded } from './mark-ended.ts';

const OWN = { permission: 'sessions:own' } as const;
const MANAGED = { permission: 'users:manage' } as const;
/** The maximum length of our uids and device ids. */
const id = z.string().max(128);
const response = { 204: z.null(), ...errorResponses };

/** The devices on which users are signed in, and signing out on them. */
export function registerSessionRoutes(app: FastifyInstance, services: Services): void {
  registerList(app, services);
  registerOwnEnds(app, services);
  registerManagedEnds(app, services);
}

function registerList(app: FastifyInstance, services: Services): void {
  const { database, clock, sessionLongest: longest } = services;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/auth/sessions',
    {
      config: OWN,
      schema: { response: { 200: z.array(deviceSessionSchema), ...errorResponses } },
    },
    async (request, reply) => {
      const { uid, authTime: current } = callerOf(request);
      const asked = { uid, current, now: clock(), longest };
      return reply.send(await findDevices(database.db, asked));
    },
  );
}

function registerOwnEnds(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.delete(
    '/api/auth/sessions/:id',
    { config: OWN, schema: { params: z.object({ id }), response } },
    async (request, reply) => {
      const actor = callerOf(request);
      await endDevice(services, { actor, uid: actor.uid, id: request.params.id, now: clock() });
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/api/auth/sessions/end-others',
    { config: OWN, schema: { response } },
    async (request, reply) => {
      await endOthers(services, callerOf(request));
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/api/auth/sessions/end',
    { config: OWN, schema: { response } },
    async (request, reply) => {
      const actor = callerOf(request);
      const { uid } = actor;
      const only = [actor.authTime];
      await endSessions(services.callers, uid, only);
      await markEnded(database, { actor, uid, action: 'session.end', now: clock(), only });
      return reply.code(204).send(null);
    },
  );
}

function registerManagedEnds(app: FastifyInstance, services: Services): void {
  const { clock } = services;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/api/users/:id/sessions/end',
    { config: MANAGED, schema: { params: z.object({ id }), response } },
    async (request, reply) => {
      const ending = { actor: callerOf(request), uid: request.params.id, now: clock() };
      await endSessionsOfUser(services, ending);
      return reply.code(204).send(null);
    },
  );

  typed.delete(
    '/api/users/:id/sessions/:sessionId',
    {
      config: MANAGED,
      schema: { params: z.object({ id, sessionId: id }), response },
    },
    async (request, reply) => {
      const { id: uid, sessionId: id } = request.params;
      await endDevice(services, { actor: callerOf(request), uid, id, now: clock() });
      return reply.code(204).send(null);
    },
  );
}
