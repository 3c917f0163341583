import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem.ts';

export interface RateLimits {
  /** Requests of one user, or of one address when nobody is signed in, in a minute. */
  perMinute: number;
  /** Requests of one network that are refused for want of a good token, in a minute. */
  refusalsPerMinute: number;
}

export const RATE_LIMITS: RateLimits = { perMinute: 600, refusalsPerMinute: 60 };

/** Runs after identity, so that users behind one address do not use up each other's requests. */
export async function registerRateLimit(
  app: FastifyInstance,
  limits: Pick<RateLimits, 'perMinute'>,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: limits.perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.caller?.uid ?? request.ip,
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: (_request, { after }) =>
      new Problem('too-many-requests', `Too many requests. Try again in ${after}`),
  });
}
