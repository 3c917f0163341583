import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller/caller-of.ts';

/** Practices see what is offered; the maker's staff also what is not. */
export function seesOfferedOnly(request: FastifyRequest): boolean {
  return !callerOf(request).roles.includes('ADMIN');
}
