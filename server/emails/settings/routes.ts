import type { FastifyInstance } from 'fastify';
import { emailSettingsInputSchema, emailSettingsSchema } from '#domain/emails/email-settings.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { readEmailSettings } from './email-settings.ts';
import { saveEmailSettings } from './save-settings.ts';

const permission = 'emails:manage';

/** EM-02: the lab's settings of emails. */
export function registerEmailSettingsRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/email-settings',
    { permission, answers: { 200: emailSettingsSchema } },
    async (_request, reply) => {
      const settings = await readEmailSettings(db);
      return withVersion(reply, settings);
    },
  );
  routes.put(
    '/api/email-settings',
    { permission, body: emailSettingsInputSchema, answers: { 200: emailSettingsSchema } },
    async (request, reply) => {
      const change = { input: request.body, versionSeen: versionSeen(request) };
      const saved = await db.transaction((tx) =>
        saveEmailSettings(tx, { ...change, actor: callerOf(request), now: clock() }),
      );
      return withVersion(reply, saved);
    },
  );
}
