import { createHash } from 'node:crypto';
import type { LedgerRequest } from './ledger-request.ts';

/** Returns a hash of what a request posts: the same for a repeated request, another when an amount differs. */
export function digestOf(request: LedgerRequest): string {
  const { kind, entries, resolves, reversalOf, pendingUntil } = request;
  const lines = entries.map(({ account, cents, invoiceNumber }) => [
    account,
    cents,
    invoiceNumber ?? null,
  ]);
  const content = [kind, lines, resolves ?? null, reversalOf ?? null, pendingUntil !== undefined];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
