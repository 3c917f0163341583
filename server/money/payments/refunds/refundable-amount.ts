import type { PaymentRow } from '../find-payments.ts';

/** What of a payment can still go back. */
export function refundableAmount({ number, amountCents, refundedCents }: PaymentRow) {
  return { number, leftCents: amountCents - refundedCents };
}
