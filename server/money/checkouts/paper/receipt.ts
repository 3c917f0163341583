import type { Cents } from '#domain/basics/money.ts';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import type { PaymentDetails } from '#domain/money/payments/payment.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import { findPracticeZone } from '../../../accounts/customers/practice-zone.ts';
import { practiceNames } from '../../../accounts/customers/require-account.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { findPayable } from '../../invoices/payable.ts';
import { getPayment } from '../../payments/find-payments.ts';
import { getCheckout } from '../find-checkouts.ts';

/** What the paper says of one account. */
export interface ReceiptAccount {
  accountNumber: string;
  practice: string;
  /** `PAY-100001`; null when lens credit alone paid in this account. */
  payment: PaymentDetails | null;
  lines: readonly ReceiptLine[];
}

interface ReceiptLine {
  invoiceNumber: string;
  /** That of the practice; blank without one. */
  poNumber: string;
  cents: Cents;
  creditCents: Cents;
  leftCents: Cents;
}

/** PY-05: an online payment that was made, with all that a receipt says. */
export interface Receipt {
  checkout: Checkout;
  /** The time zone (IANA) of the practice that paid. */
  timeZone: string;
  accounts: readonly ReceiptAccount[];
}

/**
 * PY-05: returns the receipt of an online payment.
 *
 * @throws Problem 404, also outside the scope; 409 while nothing was paid
 */
export async function findReceipt(db: Handle, scope: AccountScope, id: string): Promise<Receipt> {
  const checkout = await getCheckout(db, scope, id);
  if (checkout.state !== 'paid') throw new Problem('conflict', 'This payment was not made');
  const { shares, payments } = checkout;
  const open = await findPayable(
    db,
    shares.map(({ invoiceNumber }) => invoiceNumber),
  );
  const numbers = [...new Set(shares.map(({ accountNumber }) => accountNumber))];
  const practices = await practiceNames(db, numbers);
  const accounts: ReceiptAccount[] = [];
  for (const accountNumber of numbers) {
    const own = payments.find((payment) => payment.accountNumber === accountNumber);
    accounts.push({
      accountNumber,
      practice: practices.get(accountNumber) ?? '',
      payment: own ? await getPayment(db, scope, own.id) : null,
      lines: shares
        .filter((share) => share.accountNumber === accountNumber)
        .map(({ invoiceNumber, cents, creditCents }) => {
          const { payableCents: leftCents = 0, poNumber = '' } = open.get(invoiceNumber) ?? {};
          return { invoiceNumber, poNumber, cents, creditCents, leftCents };
        }),
    });
  }
  const timeZone = await findPracticeZone(db, numbers[0] ?? '');
  return { checkout, timeZone, accounts };
}
