import { TERMS_FIRST } from '#domain/permissions.ts';
import { hasAcceptedTerms, TERMS_VERSION } from '#domain/terms.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { callerOf } from '#server/access/caller/caller-of.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Caller } from '#server/access/caller/caller.ts';
import { findAcceptance } from './accept-terms.ts';
import { findAcceptedTerms } from './read-accepted-terms.ts';

/**
 * TM-06: who has not accepted the terms in force orders and pays nothing. The calls of sign-in, sign-up and their pages stay: with them the
 * terms are accepted. After `registerAnswerAgain`: what was ordered before is answered as it was.
 */
export function registerTermsRequirement(app: FastifyInstance, database: Database): void {
  /** Who accepts a version has accepted it: callers are remembered for a while (`identity-cache.ts`), and this with them. */
  const accepted = new WeakSet<Caller>();
  app.addHook('preValidation', async (request) => {
    const { permission } = request.routeOptions.config;
    if (!permission || permission === 'public' || !TERMS_FIRST.has(permission)) return;
    const caller = callerOf(request);
    if (caller.roles.includes('ADMIN') || accepted.has(caller)) return;
    if (!(await hasAccepted(database, caller))) throw termsOwed();
    accepted.add(caller);
  });
}

/** The database knows who accepted here; a profile also tells of who did before there was one. */
async function hasAccepted({ db }: Database, { uid }: Caller): Promise<boolean> {
  if (await findAcceptance(db, { uid, version: TERMS_VERSION })) return true;
  const told = await findAcceptedTerms(uid);
  return told !== null && hasAcceptedTerms(told);
}

function termsOwed(): Problem {
  return new Problem('forbidden', 'Accept the Terms and Conditions first', { reason: 'terms' });
}
