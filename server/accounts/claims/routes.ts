import type { FastifyInstance } from 'fastify';
import { claimedSchema, claimSchema } from '#domain/customers/claim.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { networkOf } from '../../platform/tries/network-of.ts';
import { secondsUntil } from '../../platform/tries/pause.ts';
import { refuseMember } from '../members/memberships.ts';
import { claimAccount } from './claim-account.ts';
import { countTry } from './claim-tries.ts';

/** Milliseconds that the response waits for the profile's update. */
const WAIT_FOR_PROFILE = 5_000;

export function registerClaimRoute(app: FastifyInstance, services: Services): void {
  const { database, callers, clock, outbox } = services;
  apiRoutes(app).post(
    '/api/customer/claim',
    { permission: 'accounts:claim', body: claimSchema, answers: { 200: claimedSchema } },
    async (request, reply) => {
      const actor = callerOf(request);
      const claim = request.body;
      const now = clock();
      const trier = { uid: actor.uid, address: networkOf(request.ip), now };
      const counted = await database.db.transaction(async (tx) => {
        await refuseMember(tx, actor.uid);
        return countTry(tx, trier);
      });
      if ('pausedUntil' in counted) {
        reply.header('retry-after', secondsUntil(counted.pausedUntil, now));
        throw new Problem('too-many-requests', 'Too many attempts. Wait before you try again');
      }
      // The try is committed by now, whatever the result of the claim.
      const claiming = { actor, claim, tryId: counted.id };
      const outboxId = await database.db.transaction((tx) => claimAccount(tx, claiming));
      // A page may request the account before it has a new token.
      callers.forget(actor.uid);
      await outbox.settled(outboxId, WAIT_FOR_PROFILE);
      return { accountNumber: claim.accountNumber };
    },
  );
}
