import { savedAccountChoicesSchema } from '#domain/access/preferences/chosen-events.ts';
import { readChoices } from '#domain/access/preferences/read-notifications.ts';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { accountChoicesSchema, ownDefaultsSchema } from '#domain/emails/notices/notice.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { scopeFor } from '#server/access/caller/caller.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { setVersion, versionSeen } from '#server/platform/http/versions.ts';
import { getAccountChoices, saveAccountChoices } from './account-choices.ts';
import { findDefaults } from './find-choices.ts';

const PERMISSION = 'accountChoices:edit';
const config = { permission: PERMISSION } as const;
const URL = '/api/customers/:id/notification-defaults';
const params = z.object({ id: accountNumberSchema });
const response = { 200: accountChoicesSchema, ...errorResponses };

/** EM-04: the defaults that an owner sets for an account, and those that apply to the caller. */
export function registerChoiceRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/notification-defaults',
    {
      config: { permission: 'notices:own' },
      schema: { response: { 200: ownDefaultsSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const own = callerOf(request).memberships.map(({ accountNumber }) => accountNumber);
      const defaults = await findDefaults(db, own);
      return reply.send(
        [...defaults].map(([accountNumber, choices]) => ({ accountNumber, choices })),
      );
    },
  );

  typed.get(URL, { config, schema: { params, response } }, async (request, reply) => {
    const scope = scopeFor(callerOf(request), PERMISSION);
    const found = await getAccountChoices(db, scope, request.params.id);
    setVersion(reply, found.version);
    return reply.send(found);
  });

  typed.put(
    URL,
    { config, schema: { params, body: savedAccountChoicesSchema, response } },
    async (request, reply) => {
      const actor = callerOf(request);
      const saving = {
        actor,
        scope: scopeFor(actor, PERMISSION),
        accountNumber: request.params.id,
        versionSeen: versionSeen(request),
        choices: readChoices(request.body.choices),
        now: clock(),
      };
      const saved = await db.transaction((tx) => saveAccountChoices(tx, saving));
      setVersion(reply, saved.version);
      return reply.send(saved);
    },
  );
}
