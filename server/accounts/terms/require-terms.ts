import type { FastifyInstance } from 'fastify';
import { TERMS_FIRST } from '#domain/access/permissions.ts';
import { hasAcceptedTerms, TERMS_VERSION } from '#domain/access/terms.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Caller } from '../../access/caller/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findAcceptance } from './accept-terms.ts';
import { findAcceptedTerms } from './read-accepted-terms.ts';

/**
 * TM-06: a user who has not accepted the current terms can neither order nor pay. Calls of sign-in and sign-up pages
 * stay open, because users accept the terms there. Runs after `registerAnswerAgain`: a repeated order gets its answer.
 */
export function registerTermsRequirement(app: FastifyInstance, database: Database): void {
  /** Callers who have accepted: an entry lasts as long as the cached caller (`identity-cache.ts`). */
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

/** Checks the database, then the profile, which also knows users who accepted before the database recorded it. */
async function hasAccepted({ db }: Database, { uid }: Caller): Promise<boolean> {
  if (await findAcceptance(db, { uid, version: TERMS_VERSION })) return true;
  const accepted = await findAcceptedTerms(uid);
  return accepted !== null && hasAcceptedTerms(accepted);
}

function termsOwed(): Problem {
  return new Problem('forbidden', 'Accept the Terms and Conditions first', { reason: 'terms' });
}
