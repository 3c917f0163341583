import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { savedAccountChoicesSchema } from '#domain/access/preferences/chosen-events.ts';
import { readChoices } from '#domain/access/preferences/read-notifications.ts';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { accountChoicesSchema, ownDefaultsSchema } from '#domain/emails/notices/notice.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { getAccountChoices, saveAccountChoices } from './account-choices.ts';
import { findDefaults } from './find-choices.ts';

const PERMISSION = 'accountChoices:edit';
const URL = '/api/customers/:id/notification-defaults';
const params = z.object({ id: accountNumberSchema });
const answers = { 200: accountChoicesSchema };

/** EM-04: the defaults that an owner sets for an account, and those that apply to the caller. */
export function registerChoiceRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/notification-defaults',
    { permission: 'notices:own', answers: { 200: ownDefaultsSchema } },
    async (request, reply) => {
      const own = callerOf(request).memberships.map(({ accountNumber }) => accountNumber);
      const defaults = await findDefaults(db, own);
      return reply.send(
        [...defaults].map(([accountNumber, choices]) => ({ accountNumber, choices })),
      );
    },
  );

  routes.get(URL, { permission: PERMISSION, params, answers }, async (request, reply) => {
    const scope = scopeFor(callerOf(request), PERMISSION);
    const found = await getAccountChoices(db, scope, request.params.id);
    setVersion(reply, found.version);
    return reply.send(found);
  });

  routes.put(
    URL,
    { permission: PERMISSION, params, body: savedAccountChoicesSchema, answers },
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
