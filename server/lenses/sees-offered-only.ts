import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/identity/identity.ts';

/** Practices see what is offered; the maker's staff also what is not. */
export function seesOfferedOnly(request: FastifyRequest): boolean {
  return !callerOf(request).roles.includes('ADMIN');
}
