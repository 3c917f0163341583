import { emailSettingsInputSchema, emailSettingsSchema } from '#domain/emails/email-settings.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { readEmailSettings } from './email-settings.ts';
import { saveEmailSettings } from './save-settings.ts';

const config = { permission: 'emails:manage' } as const;

/** EM-02: the lab's settings of emails. */
export function registerEmailSettingsRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/api/email-settings',
    { config, schema: { response: { 200: emailSettingsSchema, ...errorResponses } } },
    async (_request, reply) => {
      const settings = await readEmailSettings(db);
      setVersion(reply, settings.version);
      return settings;
    },
  );
  typed.put(
    '/api/email-settings',
    {
      config,
      schema: {
        body: emailSettingsInputSchema,
        response: { 200: emailSettingsSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const change = { input: request.body, versionSeen: versionSeen(request) };
      const saved = await db.transaction((tx) =>
        saveEmailSettings(tx, { ...change, actor: callerOf(request), now: clock() }),
      );
      setVersion(reply, saved.version);
      return saved;
    },
  );
}
