import type { Stripe } from 'stripe';

/** Stripe's code of a debit that the bank refused without saying why. */
const UNREPORTED = 'payment_intent_payment_attempt_failed';

interface Refusal {
  code?: string | null;
  decline_code?: string | null;
}

/** The most specific code of a refusal: the bank's own, else Stripe's. */
export function refusalCode({ code, decline_code: decline }: Refusal): string {
  if (decline && decline !== 'generic_decline') return decline;
  return code ?? decline ?? 'card_declined';
}

/** Why the last attempt to pay failed; null when there was none or it went through. */
export function failureOf(intent: Stripe.PaymentIntent): string | null {
  const error = intent.last_payment_error;
  if (!error) return null;
  const code = refusalCode(error);
  if (code !== UNREPORTED) return code;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return charge?.failure_code ?? 'debit_returned';
}
