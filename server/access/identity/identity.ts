import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDENTITY_CACHE } from '#domain/basics/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { LONGEST_IDENTIFYING } from '../../platform/firebase/ask-firebase.ts';
import { withDeadline } from '../../platform/firebase/deadline.ts';
import { bearerToken } from '../caller/caller-of.ts';
import type { Caller } from '../caller/caller.ts';
import { browserOf, type Browser } from '../sessions/remember-session.ts';
import type { RememberedCallers } from '../sessions/remembered-callers.ts';
import { identify, type Accounts } from './identify.ts';
import { IdentityCache } from './identity-cache.ts';
import { RefusalLimit } from './refusal-limit.ts';

/** Maximum number of cached callers; each takes some hundred bytes. */
const MAX_REMEMBERED = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The callers by token, at most IDENTITY_CACHE old. @throws Problem */
    identities: IdentityCache<Caller, Browser>;
  }
}

interface IdentityOptions {
  database: Database;
  callers: RememberedCallers;
  accounts: Accounts;
  freshFor?: number | undefined;
  /** Firebase's timeout when a caller is identified, in milliseconds. */
  within?: number | undefined;
  now: () => number;
  /** Maximum length of a session, in milliseconds; null: there is none. */
  sessionLongest: number | null;
  /** Refused requests per minute of one network. */
  refusalsPerMinute: number;
}

/** Identifies the caller on every route that is not public, before the body is read. */
export function registerIdentity(app: FastifyInstance, options: IdentityOptions): void {
  const { now } = options;
  const identities = createIdentities(options);
  const refusals = new RefusalLimit(options.refusalsPerMinute, now);
  app.decorate('identities', identities);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || isPublic(request)) return;
    const { ip, headers } = request;
    const attempt = { address: ip, authorization: headers.authorization ?? '' };
    request.caller = await refusals.watch(attempt, async () => {
      const caller = await identities.get(bearerToken(request), browserOf(headers));
      if (caller.expiresAt <= now()) throw new Problem('unauthenticated', 'Sign in again');
      return caller;
    });
  });
  const stop = options.callers.alsoForget(identities);
  app.addHook('onClose', async () => stop());
}

function createIdentities(options: IdentityOptions): IdentityCache<Caller, Browser> {
  const { database, accounts, now, sessionLongest: longest } = options;
  return new IdentityCache<Caller, Browser>({
    ask: (token, browser) =>
      withDeadline(options.within ?? LONGEST_IDENTIFYING, () =>
        identify(database.db, accounts, { token, browser, now: new Date(now()), longest }),
      ),
    freshFor: options.freshFor ?? IDENTITY_CACHE,
    most: MAX_REMEMBERED,
    now,
  });
}

function isPublic(request: FastifyRequest): boolean {
  const { permission } = request.routeOptions.config;
  return permission === 'public' || permission === undefined;
}
