import type { FastifyInstance } from 'fastify';
import { acceptedTermsSchema, acceptTermsSchema } from '#domain/access/terms-schema.ts';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { acceptTerms } from './accept-terms.ts';
import { readAcceptedTerms } from './read-accepted-terms.ts';

/** Milliseconds that the response waits for the profile's update. */
const WAIT_FOR_PROFILE = 5_000;

export function registerTermsRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, outbox } = services;
  apiRoutes(app).post(
    '/api/auth/terms',
    { permission: 'terms:accept', body: acceptTermsSchema, answers: { 200: acceptedTermsSchema } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { version } = request.body;
      if (version !== TERMS_VERSION) throw notInForce(version);
      const acceptance = {
        caller,
        version,
        address: request.ip,
        profile: await readAcceptedTerms(caller.uid),
        now: clock(),
      };
      const kept = await database.db.transaction((tx) => acceptTerms(tx, acceptance));
      if (kept.outboxId !== null) await outbox.settled(kept.outboxId, WAIT_FOR_PROFILE);
      const termsAcceptedDate = kept.acceptedAt.toISOString();
      return reply.send({ termsAccepted: true, termsAcceptedDate });
    },
  );
}

function notInForce(version: string): Problem {
  return new Problem('invalid', 'These are not the terms in force', {
    errors: {
      version: {
        rule: 'in-force',
        message: `The terms in force are those of ${TERMS_VERSION}`,
        value: version,
        nearest: TERMS_VERSION,
      },
    },
  });
}
