import type { Cents } from '../../basics/money.ts';

/**
 * PY-03: how an online payment stands. `opening`: its invoices are reserved, and the gateway is asked for a page. `open`:
 * the practice can pay on the page. `processing`: a bank debit is under way. The others are final.
 */
export const CHECKOUT_STATES = [
  'opening',
  'open',
  'processing',
  'paid',
  'failed',
  'cancelled',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** PY-09: how it is paid: on the gateway's page, or by a saved method: by somebody who is there, or by autopay. */
export const CHECKOUT_SOURCES = ['page', 'saved', 'autopay'] as const;
export type CheckoutSource = (typeof CHECKOUT_SOURCES)[number];

/** The states in which the amounts of a checkout are reserved. */
export const WAITING_STATES = ['opening', 'open', 'processing'] as const;

/**
 * Why the lab must look at a payment: another amount came than was asked, or it came after it had been given up, or in another
 * currency, which the books do not have.
 */
export const CHECKOUT_ATTENTIONS = ['amountDiffers', 'late', 'otherCurrency'] as const;
export type CheckoutAttention = (typeof CHECKOUT_ATTENTIONS)[number];

/** PY-03: the failure of a payment that came in another currency. */
export const OTHER_CURRENCY = 'other_currency';

/** PY-11: the failure of a payment of which the gateway reported nothing final for so many days, also while it waits. */
export const UNANSWERED = 'unanswered';
/** A bank debit takes up to 4 business days. */
export const UNANSWERED_AFTER_DAYS = 7;

/**
 * PY-09, PY-11: what the lab has to look at: money that no invoice has, a refund that failed, a dispute that is open, a
 * payment that nobody answered.
 */
export const LOOK_ATS = ['disputed', 'refundFailed', 'unapplied', 'unanswered'] as const;
export type LookAt = (typeof LOOK_ATS)[number];

/** What the lab decides about a payment that nobody answered: whether the money came. */
export const CHECKOUT_DECISIONS = ['paid', 'notPaid'] as const;
export type CheckoutDecision = (typeof CHECKOUT_DECISIONS)[number];

/** PY-11: whether the lab may end the payment, because the gateway reported nothing final. */
export function isUnanswered({
  state,
  failure,
}: {
  state: CheckoutState;
  failure: string;
}): boolean {
  return isWaiting(state) && failure === UNANSWERED;
}

/** Returns what the lab has to look at of an online payment and what it became; the most urgent when it is several. */
export function lookAtOf(
  checkout: { state: CheckoutState; failure: string },
  payments: readonly { disputedCents: Cents; refundFailedCents: Cents; unappliedCents: Cents }[],
): LookAt | null {
  if (isUnanswered(checkout)) return 'unanswered';
  if (payments.some(({ disputedCents }) => disputedCents > 0)) return 'disputed';
  const unapplied = payments.filter(({ unappliedCents }) => unappliedCents > 0);
  if (unapplied.some(({ refundFailedCents }) => refundFailedCents > 0)) return 'refundFailed';
  return unapplied.length > 0 ? 'unapplied' : null;
}

/** What is to be done about a checkout when the gateway reports how its payment stands. */
export type CheckoutOutcome =
  | 'nothing'
  | 'wait'
  | 'pay'
  | 'payUnapplied'
  | 'otherCurrency'
  | 'release'
  | 'takeBack';

/** What of a checkout decides about the outcome. */
export interface Asked {
  state: CheckoutState;
  amountCents: Cents;
  currency: string;
  attention: CheckoutAttention | null;
}

/** What the gateway reports of its payment. */
export interface Reported {
  state: 'open' | 'processing' | 'succeeded' | 'failed';
  receivedCents: Cents;
  currency: string;
}

/** Whether the amounts of a checkout are reserved. */
export function isWaiting(state: CheckoutState): boolean {
  return WAITING_STATES.some((waiting) => waiting === state);
}

/**
 * PY-03: returns what follows. The gateway reports things twice and in any order, so what is older than what is known
 * changes nothing. Money that came is never refused: what cannot be applied stays unapplied, and the lab is notified. Money of
 * another currency is posted nowhere: the lab is notified, once, and gives it back at the gateway. A refusal is final: what the
 * lab took as paid while the gateway was silent is taken back.
 */
export function outcomeOf(asked: Asked, reported: Reported): CheckoutOutcome {
  if (asked.state === 'paid') return reported.state === 'failed' ? 'takeBack' : 'nothing';
  if (reported.state === 'succeeded') {
    if (reported.currency !== asked.currency) {
      return asked.attention === 'otherCurrency' ? 'nothing' : 'otherCurrency';
    }
    const isAsAsked = reported.receivedCents === asked.amountCents;
    return isWaiting(asked.state) && isAsAsked ? 'pay' : 'payUnapplied';
  }
  if (!isWaiting(asked.state)) return 'nothing';
  if (reported.state === 'failed') return 'release';
  return reported.state === 'processing' && asked.state !== 'processing' ? 'wait' : 'nothing';
}

/** Returns why the lab must look at what was paid unapplied. */
export function attentionOf(asked: Asked, reported: Reported): CheckoutAttention {
  return reported.receivedCents === asked.amountCents ? 'late' : 'amountDiffers';
}
