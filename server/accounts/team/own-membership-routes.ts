import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { membershipSchema } from '#domain/access/member.ts';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { requireAccount } from '../customers/require-account.ts';
import { removeMember } from '../members/change-member.ts';
import { getMember } from '../members/members.ts';

const PERMISSION = 'membership:own';
const URL = '/api/customers/:id/membership';
const params = z.object({ id: accountNumberSchema });
/** Milliseconds that the response waits for the profile's update. */
const WAIT_FOR_PROFILE = 5_000;

/** AD-08: what members of any role may do with their own membership: look at it, and leave. */
export function registerOwnMembershipRoutes(app: FastifyInstance, services: Services): void {
  const { database, callers, outbox } = services;
  const { db } = database;
  const routes = apiRoutes(app);

  routes.get(
    URL,
    { permission: PERMISSION, params, answers: { 200: membershipSchema } },
    async (request, reply) => {
      const caller = callerOf(request);
      const scope = scopeFor(caller, PERMISSION);
      const accountNumber = request.params.id;
      await requireAccount(db, scope, accountNumber);
      const { practiceRole, version } = await getMember(db, scope, {
        accountNumber,
        uid: caller.uid,
      });
      setVersion(reply, version);
      return reply.send({ practiceRole, version });
    },
  );

  routes.delete(
    URL,
    { permission: PERMISSION, params, answers: { 204: z.null() } },
    async (request, reply) => {
      const actor = callerOf(request);
      const scope = scopeFor(actor, PERMISSION);
      const accountNumber = request.params.id;
      await requireAccount(db, scope, accountNumber);
      const { uid } = actor;
      const leaving = { actor, scope, accountNumber, uid, versionSeen: versionSeen(request) };
      const outboxId = await db.transaction((tx) => removeMember(tx, leaving));
      // The page asks for its accounts next, and follows the profile to the one that is left.
      callers.forget(uid);
      if (outboxId !== null) await outbox.settled(outboxId, WAIT_FOR_PROFILE);
      return reply.code(204).send(null);
    },
  );
}
