import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { sumCents } from '#domain/basics/money.ts';
import { momentOf, wallClock } from '#domain/basics/wall-clock.ts';
import { OFFICE } from '#domain/money/ledger/ledger-accounts.ts';
import { paymentEntries } from '#domain/money/ledger/postings.ts';
import type { PaymentDetails, PaymentInput } from '#domain/money/payments/payment.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { requirePayable } from '../invoices/payable.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { getPayment } from './find-payments.ts';
import { storeShares, notifyOfPayment } from './payment-steps.ts';
import { payments } from './table.ts';

interface Recording {
  actor: Actor;
  input: PaymentInput;
  now: Date;
}

/**
 * PY-08: records a payment that came by check, wire or cash, and pays the invoices with it. What is left is unapplied.
 *
 * @throws Problem 422 for an unknown account, a day to come, invoices of another account and amounts above what is open,
 *   by field; 409 for a check or a wire that was recorded before, and when an invoice was paid meanwhile
 */
export async function recordPayment(
  tx: Handle,
  { actor, input, now }: Recording,
): Promise<PaymentDetails> {
  const { accountNumber, receivedOn, amountCents, shares } = input;
  const practice = await lockPractice(tx, accountNumber);
  const effectiveAt = await middayOf(tx, { accountNumber, day: receivedOn, now }, 'receivedOn');
  await requireNewReference(tx, input);
  await requirePayable(tx, accountNumber, shares);
  const number = await nextPaymentNumber(tx);
  const request = {
    key: `payment:${number}`,
    kind: 'payment' as const,
    entries: paymentEntries(accountNumber, {
      into: `cash:${OFFICE}`,
      cents: amountCents,
      shares,
    }),
    effectiveAt,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  const { shares: _shares, ...fields } = input;
  await tx.insert(payments).values({
    ...fields,
    number,
    practice,
    unappliedCents: amountCents - sumCents(shares.map((share) => share.cents)),
    currency: 'USD',
    recordedAt: now,
    recordedBy: actor.name,
    recordedByUid: actor.uid,
    transactionId: posted.id,
  });
  await storeShares(tx, { number, transactionId: posted.id, now }, shares);
  await notifyOfPayment(tx, {
    actor,
    payment: { number, accountNumber, version: 1 },
    shares,
    after: { method: input.method, amountCents, receivedOn, reference: input.reference },
  });
  return getPayment(tx, 'any', number);
}

/** Locks the account and returns the practice's name. @throws Problem 422 */
async function lockPractice(tx: Handle, accountNumber: string): Promise<string> {
  const [locked] = await lockAccounts(tx, [accountNumber]);
  const practice = locked && (await practiceNames(tx, [accountNumber])).get(accountNumber);
  if (practice !== undefined) return practice;
  const message = 'There is no such account, or it was merged into another one';
  throw new Problem('invalid', message, {
    errors: { accountNumber: { rule: 'unknown', message, value: accountNumber } },
  });
}

/**
 * Returns the middle of a day of the practice, at which money that came or went on it counts.
 *
 * @throws Problem 422 for a day to come
 */
export async function middayOf(
  tx: Handle,
  { accountNumber, day, now }: { accountNumber: string; day: string; now: Date },
  field: string,
): Promise<Date> {
  const terms = (await findBillingTerms(tx, [accountNumber])).get(accountNumber);
  if (!terms) throw new Error(`Account ${accountNumber} is missing`);
  const today = wallClock(now, terms.timeZone).slice(0, 10);
  if (day <= today) return momentOf(`${day}T12:00:00`, terms.timeZone);
  const message = `Choose a day that has come: ${today} at the latest`;
  throw new Problem('invalid', message, {
    errors: { [field]: { rule: 'future', message, value: day, nearest: today } },
  });
}

/** Two admins may record the same check. The account is locked, so the second finds the first. @throws Problem 409 */
async function requireNewReference(
  tx: Handle,
  { accountNumber, method, reference }: PaymentInput,
): Promise<void> {
  if (method === 'cash') return;
  const [former] = await tx
    .select({ number: payments.number })
    .from(payments)
    .where(
      and(
        eq(payments.accountNumber, accountNumber),
        eq(payments.method, method),
        method === 'check' ? isSameCheck(reference) : eq(payments.reference, reference),
        isNull(payments.voidedAt),
      ),
    )
    .limit(1);
  if (!former) return;
  const message = `${former.number} has this number already`;
  throw new Problem('conflict', message, {
    errors: { reference: { rule: 'taken', message, value: reference } },
  });
}

/** The number of a check has leading zeros or not, as it is read from the line at its bottom or from its corner. */
function isSameCheck(reference: string): SQL {
  return sql`ltrim(${payments.reference}, '0') = ltrim(${reference}, '0')`;
}

/** Returns the number of a new payment. */
export async function nextPaymentNumber(tx: Handle): Promise<string> {
  const { rows } = await tx.execute(sql`SELECT nextval('payment_numbers') AS number`);
  return `PAY-${String(rows[0]?.['number'])}`;
}
