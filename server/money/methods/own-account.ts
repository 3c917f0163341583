import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { isWithin, scopeFor } from '../../access/caller/caller.ts';
import { Problem } from '../../platform/errors/problem.ts';

/** PY-09: saved methods and autopay belong to one account, which the address names. */
export const accountParams = z.object({ accountNumber: accountNumberSchema });

/** Returns the caller, who may pay for the account. @throws Problem 403 */
export function payerOf(request: FastifyRequest, accountNumber: string) {
  const caller = callerOf(request);
  if (isWithin(scopeFor(caller, 'payments:make'), accountNumber)) return caller;
  throw new Problem('forbidden', 'You may not pay for this account');
}
