import type { PaymentRow } from '../find-payments.ts';

/** What of a payment can still go back. */
export function leftOf({ number, amountCents, refundedCents }: PaymentRow) {
  return { number, leftCents: amountCents - refundedCents };
}
