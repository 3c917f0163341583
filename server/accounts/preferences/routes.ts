import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { savedNotificationsSchema } from '#domain/access/preferences/chosen-events.ts';
import { preferenceSchemas, type PreferenceKey } from '#domain/access/preferences/preference.ts';
import { readNotifications } from '#domain/access/preferences/read-notifications.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { readPreference, savePreference } from './preferences.ts';

const permission = 'preferences:edit';
const params = z.object({ key: z.string() });
/** What is accepted; stored values may have another shape. */
const SAVED = { ...preferenceSchemas, notifications: savedNotificationsSchema };

/** Each user's own preferences, by key. */
export function registerPreferenceRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/preferences/:key',
    { permission, params, answers: { 200: z.unknown() } },
    async (request, reply) => {
      const key = keyOf(request.params.key);
      const stored = await readPreference(db, callerOf(request).uid, key);
      const value = key === 'notifications' && stored ? readNotifications(stored) : stored;
      // Fastify would send an empty body for null.
      return reply.type('application/json').send(JSON.stringify(value));
    },
  );

  routes.put(
    '/api/preferences/:key',
    { permission, params, body: z.object({ value: z.unknown() }), answers: { 204: z.null() } },
    async (request, reply) => {
      const actor = callerOf(request);
      const key = keyOf(request.params.key);
      const value = valueOf(key, request.body.value);
      await db.transaction((tx) => savePreference(tx, { actor, key, value, now: clock() }));
      return reply.code(204).send(null);
    },
  );
}

/** Parses the key of a preference. @throws Problem 404 */
function keyOf(key: string): PreferenceKey {
  if (!Object.hasOwn(preferenceSchemas, key)) {
    throw new Problem('not-found', 'There is no such preference');
  }
  return key as PreferenceKey;
}

/** Parses the value of a preference. @throws Problem 422 naming what is invalid */
function valueOf(key: PreferenceKey, value: unknown): unknown {
  const parsed = SAVED[key].safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, 'value');
  throw new Problem('invalid', 'Some fields are not valid', { errors });
}
