import type { Cents } from '#domain/basics/money.ts';
import { accountNumberOf, kindOf } from '#domain/money/ledger/ledger-accounts.ts';
import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { StoredTransaction } from '../find-transactions.ts';
import type { LedgerRequest } from '../ledger-request.ts';

/** By how much entries change the lens credit of accounts, in cents: positive for more credit. None that is 0. */
export function creditChanges(entries: readonly LedgerEntry[]): Map<string, Cents> {
  const changes = new Map<string, Cents>();
  for (const { account, cents } of entries) {
    const accountNumber = kindOf(account) === 'credit' ? accountNumberOf(account) : null;
    if (accountNumber === null) continue;
    changes.set(accountNumber, (changes.get(accountNumber) ?? 0) - cents);
  }
  return new Map([...changes].filter(([, cents]) => cents !== 0));
}

/** A transaction that changes lens credits, as it was stored. */
export interface CreditStep {
  id: number;
  request: LedgerRequest;
  /** The transaction that it posts or voids. */
  resolved: StoredTransaction | undefined;
  changes: ReadonlyMap<string, Cents>;
}

/** Returns the transactions that have to do with lens credit, in their order. */
export function creditSteps(
  posted: readonly LedgerRequest[],
  pending: ReadonlyMap<number, StoredTransaction>,
  idOf: (key: string) => number,
): CreditStep[] {
  return posted.flatMap((request) => {
    const { resolves, key, entries } = request;
    const resolved = resolves === undefined ? undefined : pending.get(resolves);
    const changes = creditChanges(entries);
    const isAbout = changes.size > 0 || (resolved && creditChanges(resolved.entries).size > 0);
    return isAbout ? [{ id: idOf(key), request, resolved, changes }] : [];
  });
}

/** The credit that a key of the ledger names: `creditGrant:CR-100001`, `creditExpiry:CR-100001:2`. */
export function namedCredit(key: string): string | null {
  return /^(?:creditGrant|creditExpiry):(CR-\d+)(?::|$)/.exec(key)?.[1] ?? null;
}

/** The events of the ledger that credit a lens, and the cause of their credit. */
const CAUSES = { lensCredit: 'exchange', returnCredit: 'return' } as const;

/** What a key says of a credited lens. */
export interface NamedLens {
  cause: 'exchange' | 'return';
  orderNumber: string;
  eye: 'right' | 'left';
}

/**
 * The order and the eye of an exchange, `lensCredit:LP-100042:right`, where the order replaces the lens, or of a return,
 * `returnCredit:LP-100042:right:RMA-100001`, where the lens is one of the order.
 */
export function namedLens(key: string): NamedLens | null {
  const [event, orderNumber, eye] = key.split(':');
  const cause = event === 'lensCredit' || event === 'returnCredit' ? CAUSES[event] : null;
  if (cause === null || !orderNumber || (eye !== 'right' && eye !== 'left')) return null;
  return { cause, orderNumber, eye };
}
