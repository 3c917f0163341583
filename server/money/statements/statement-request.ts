import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../access/caller/caller-of.ts';
import { scopeFor } from '../../access/caller/caller.ts';
import type { StatementRequest } from './find-statement.ts';

/** Returns what the caller asks for. */
export function statementRequest(
  request: FastifyRequest,
  { accountNumber, ...period }: { accountNumber: string } & StatementRequest['period'],
  now: Date,
): StatementRequest {
  return { scope: scopeFor(callerOf(request), 'statements:show'), accountNumber, period, now };
}
