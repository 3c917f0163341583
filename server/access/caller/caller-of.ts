import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/errors/problem.ts';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Returns the token of `Authorization: Bearer …`. @throws Problem */
export function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) {
    throw new Problem('unauthenticated', 'Sign in first');
  }
  return token;
}

/** Returns the caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem('unauthenticated', 'Sign in first');
  return request.caller;
}
