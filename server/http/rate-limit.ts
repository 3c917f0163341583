import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

export interface RateLimits {
  /** Requests of one user, or of one address when nobody is signed in, in a minute. */
  perMinute: number;
}

export const RATE_LIMITS: RateLimits = { perMinute: 600 };

/** Runs after identity, so that users behind one address do not use up each other's requests. */
export async function registerRateLimit(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: limits.perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.caller?.uid ?? request.ip,
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: (_request, { after }) =>
      new Problem('too-many-requests', `Too many requests. Try again in ${after}`),
  });
}
