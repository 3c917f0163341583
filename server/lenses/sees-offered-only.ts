import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller/caller-of.ts';

/** Practices see only offered lenses; staff see all. */
export function seesOfferedOnly(request: FastifyRequest): boolean {
  return !callerOf(request).roles.includes('ADMIN');
}
