import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem.ts';

export interface RateLimits {
  /** Requests per minute of one user, or of one address without a signed-in user. */
  perMinute: number;
  /** Requests per minute of one network that are refused because of a missing or invalid token. */
  refusalsPerMinute: number;
}

export const RATE_LIMITS: RateLimits = { perMinute: 600, refusalsPerMinute: 60 };

/** Runs after identity, so that users behind one address do not share one limit. */
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
