import { IDENTITY_CACHE } from '#domain/constants.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Caller } from '../users/caller.ts';
import { identify } from './identify.ts';
import { IdentityCache } from './identity-cache.ts';
import { Problem } from './problem.ts';

/** Callers remembered at once; each is some hundred bytes. */
const MOST_REMEMBERED = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Who the token is, no staler than IDENTITY_CACHE. @throws Problem */
    identities: IdentityCache<Caller>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Finds out who asks on every route that is not public, before the body is read. */
export function registerIdentity(
  app: FastifyInstance,
  options: { database: Database; freshFor?: number | undefined; now: () => number },
): void {
  const identities = new IdentityCache({
    ask: (token) => identify(options.database.db, token),
    freshFor: options.freshFor ?? IDENTITY_CACHE,
    most: MOST_REMEMBERED,
    now: options.now,
  });
  app.decorate('identities', identities);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || isPublic(request)) return;
    const caller = await identities.get(bearerToken(request));
    if (caller.expiresAt <= options.now()) throw new Problem('unauthenticated', 'Sign in again');
    request.caller = caller;
  });
}

function isPublic(request: FastifyRequest): boolean {
  const { permission } = request.routeOptions.config;
  return permission === 'public' || permission === undefined;
}

/** The token of `Authorization: Bearer …`. @throws Problem */
export function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) {
    throw new Problem('unauthenticated', 'Sign in first');
  }
  return token;
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem('unauthenticated', 'Sign in first');
  return request.caller;
}
