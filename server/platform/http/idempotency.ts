import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors/problem.ts';

const LONGEST_KEY = 100;

/** Returns the `Idempotency-Key` of a request that creates something. @throws Problem 400 */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.trim() === '' || key.length > LONGEST_KEY) {
    throw new Problem(
      'bad-request',
      `Idempotency-Key is required, with at most ${LONGEST_KEY} characters`,
    );
  }
  return key;
}
