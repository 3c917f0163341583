import { eq } from 'drizzle-orm';
import type { Share } from '#domain/money/ledger/postings.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import { latestAct } from '../../platform/audit/latest-act.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { publishBalances } from '../invoices/payable.ts';
import { movedOnProblem, stepConflict } from '../step-conflict.ts';
import { getPayment, type PaymentRow } from './find-payments.ts';
import { payments, paymentShares } from './table.ts';

/** A step that somebody takes with a payment, in the version that they saw. */
export interface PaymentStep {
  actor: Actor;
  number: string;
  versionSeen: number;
  now: Date;
}

/**
 * Locks a payment for a step: its account first, as a merge does.
 *
 * @throws Problem 404, 412 with the present payment, 409 when it is void or its account was merged meanwhile
 */
export async function lockPayment(
  tx: Handle,
  { number, versionSeen }: Pick<PaymentStep, 'number' | 'versionSeen'>,
): Promise<PaymentRow> {
  const isIt = eq(payments.number, number);
  const [found] = await tx.select().from(payments).where(isIt);
  if (!found) throw new Problem('not-found', 'There is no such payment');
  await lockAccounts(tx, [found.accountNumber]);
  const [locked] = await tx.select().from(payments).where(isIt).for('update');
  if (locked?.accountNumber !== found.accountNumber) {
    throw stepConflict('merged', 'The account was merged into another one. Look again');
  }
  if (locked.version !== versionSeen) {
    const current = await getPayment(tx, 'any', number);
    const who = (await latestStep(tx, number))?.actor ?? '';
    throw movedOnProblem('Someone else has changed this payment', who, current);
  }
  if (locked.voidedAt !== null) {
    const who = (await latestStep(tx, number))?.actor ?? '';
    throw stepConflict('void', 'This payment is void already', { who });
  }
  return locked;
}

/** Returns who took the latest step with the payment; undefined when nobody has since it was recorded. */
function latestStep(tx: Handle, number: string) {
  return latestAct(tx, { resource: 'payments', resourceId: number, action: 'payments.edit' });
}

/** Stores which invoices get what. */
export async function storeShares(
  tx: Handle,
  { number, transactionId, now }: { number: string; transactionId: number; now: Date },
  shares: readonly Share[],
): Promise<void> {
  if (shares.length === 0) return;
  await tx.insert(paymentShares).values(
    shares.map((share) => ({
      ...share,
      paymentNumber: number,
      allocatedAt: now,
      transactionId,
    })),
  );
}

interface PaymentChange {
  actor: Actor;
  payment: Pick<PaymentRow, 'number' | 'accountNumber' | 'version'>;
  /** The invoices whose balances changed. */
  shares: readonly Pick<Share, 'invoiceNumber'>[];
  /** The fields that changed; without `before` the payment is new. */
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** SE-03: records a step in the audit trail, and notifies open pages of it. `payment` has the version after the step. */
export async function notifyOfPayment(
  tx: Handle,
  { actor, payment: { number, accountNumber, version }, shares, before, after }: PaymentChange,
): Promise<void> {
  const invoiceNumbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  await recordAudit(tx, {
    actor,
    action: before ? 'payments.edit' : 'payments.create',
    resource: 'payments',
    resourceId: number,
    accountNumber,
    details: { ...(before && { before }), after },
  });
  await publishChange(tx, { resource: 'payments', id: number, accountNumber, version });
  await publishBalances(tx, accountNumber, invoiceNumbers);
}
