import { formatCents, sumCents, type Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import { creditUseEntries } from '#domain/money/ledger/postings.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { expireDue } from '../credits/expire-credits.ts';
import { availableCredit } from '../credits/find-balance.ts';
import { findPayable, refuseShares, requirePayable } from '../invoices/payable.ts';
import { findStandings, type Standing } from '../ledger/find-by-key.ts';
import type { LedgerResult } from '../ledger/ledger-request.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { postPending, voidPending } from '../ledger/resolve-pending.ts';
import { notifyOfUse } from './notify-of-use.ts';

export interface CreditUse {
  /** The business event, such as `INV-100001:<uuid>`: the same key uses credit once. Statements name what is before the colon. */
  key: string;
  accountNumber: string;
  /** What each invoice gets. */
  shares: readonly Share[];
  actor: Actor;
  now: Date;
}

/**
 * CR-02: pays invoices of the account with its lens credit, the credits that expire first. Repeated with the same key, it
 * changes nothing.
 *
 * @throws Problem 422 for other invoices, more than is open or than there is credit, by field; 409 when the account was merged
 */
export function useCredit(tx: Handle, use: CreditUse): Promise<LedgerResult> {
  return postUse(tx, use);
}

/**
 * CR-02, PY-04: reserves credit until a payment that it goes with is decided. Nobody else can use it, and the invoices count it
 * as under way. What is neither posted nor void by `until` is void then.
 *
 * @throws Problem as `useCredit`
 */
export function reserveCredit(
  tx: Handle,
  { until, ...use }: CreditUse & { until: Date },
): Promise<LedgerResult> {
  return postUse(tx, use, until);
}

/** What decides a reservation: its key, who does it, and why. */
export interface ReservedCredit {
  key: string;
  actor: Actor;
  reason?: string;
  now: Date;
}

/** CR-02: uses what was reserved under the key. Repeated, it changes nothing. @throws Problem 404, 409 when it is void */
export async function postReservedCredit(tx: Handle, reserved: ReservedCredit): Promise<void> {
  const standing = await requireReserved(tx, reserved.key);
  if (standing.stands === 'posted') return;
  if (standing.stands === 'void') {
    throw new Problem('conflict', 'This lens credit is not reserved any more');
  }
  await postPending(tx, { ...reserved, id: standing.id, effectiveAt: reserved.now });
}

/** CR-02: gives back what was reserved under the key. Repeated, it changes nothing. @throws Problem 404, 409 when it was used */
export async function voidReservedCredit(tx: Handle, reserved: ReservedCredit): Promise<void> {
  const standing = await requireReserved(tx, reserved.key);
  if (standing.stands === 'void') return;
  if (standing.stands === 'posted') throw new Problem('conflict', 'This lens credit was used');
  await voidPending(tx, { ...reserved, id: standing.id, effectiveAt: reserved.now });
}

function ledgerKey(key: string): string {
  return `creditUse:${key}`;
}

async function requireReserved(tx: Handle, key: string): Promise<Standing> {
  const standing = (await findStandings(tx, [ledgerKey(key)])).get(ledgerKey(key));
  if (!standing) throw new Problem('not-found', 'No lens credit was reserved for this');
  return standing;
}

async function postUse(tx: Handle, use: CreditUse, until?: Date): Promise<LedgerResult> {
  const { key, accountNumber, shares, actor, now } = use;
  const known = (await findStandings(tx, [ledgerKey(key)])).has(ledgerKey(key));
  if (!known) await requireUsable(tx, use);
  const request = {
    key: ledgerKey(key),
    kind: 'creditUse' as const,
    entries: creditUseEntries(accountNumber, shares),
    effectiveAt: now,
    actor,
    ...(until && { pendingUntil: until }),
  };
  if (!known) await notifyOfUse(tx, use, until ? null : -1);
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  return posted;
}

async function requireUsable(tx: Handle, { accountNumber, shares, now }: CreditUse): Promise<void> {
  const [locked] = await lockAccounts(tx, [accountNumber]);
  if (locked === undefined) {
    throw new Problem('conflict', 'The account was merged into another one. Look again');
  }
  await expireDue(tx, accountNumber, now);
  await requirePayable(tx, accountNumber, shares);
  await requireOwnToPay(tx, shares);
  const cents = sumCents(shares.map((share) => share.cents));
  const availableCents = await availableCredit(tx, accountNumber, now);
  if (cents > availableCents) throw tooMuch(cents, availableCents);
}

/** An invoice that a buying group owes is not paid with the credit of the practice. @throws Problem 422 */
async function requireOwnToPay(tx: Handle, shares: readonly Share[]): Promise<void> {
  const found = await findPayable(
    tx,
    shares.map(({ invoiceNumber }) => invoiceNumber),
  );
  refuseShares(shares, ({ invoiceNumber }) => {
    const group = found.get(invoiceNumber)?.billedThrough;
    if (!group) return null;
    const message = `${group} pays invoice ${invoiceNumber}`;
    const error = { rule: 'billedThrough', message, value: invoiceNumber };
    return { field: 'invoiceNumber', error };
  });
}

function tooMuch(cents: Cents, nearest: Cents): Problem {
  const message = `Only ${formatCents(nearest, 'USD', 'en')} of lens credit is left`;
  return new Problem('invalid', message, {
    errors: { 'shares.0.cents': { rule: 'max', message, value: cents, nearest } },
  });
}
