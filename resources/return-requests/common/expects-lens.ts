import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { canReceiveLens } from '#domain/money/returns/return-states.ts';

/** Whether a lens can be recorded for a request. Of an exchange that need not give it back, the server records none. */
export function expectsLens(request: Pick<ReturnRequest, 'kind' | 'state' | 'policy'>): boolean {
  const { kind, policy } = request;
  return canReceiveLens(request) && (kind !== 'exchange' || policy.mustReturn);
}
