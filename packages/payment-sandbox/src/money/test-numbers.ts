/** What a test number does, when a practice pays with it and when it is charged later. */
export type Behavior =
  | 'paid'
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'incorrectCvc'
  | 'processingError'
  /** Asks for a step on the page; a later charge goes through. */
  | 'stepOnce'
  /** Asks for a step each time: a later charge is refused. */
  | 'stepAlways'
  /** Can be saved, and is declined when it is charged. */
  | 'declinedLater'
  | 'disputed'
  | 'notATestCard'
  | 'debitSettles'
  | 'debitShort'
  | 'debitClosed'
  | 'debitForbidden'
  | 'debitReturned'
  | 'debitStays';

/** Stripe's test cards, without the spaces. */
export const CARDS: ReadonlyMap<string, Behavior> = new Map([
  ['4242424242424242', 'paid'],
  ['5555555555554444', 'paid'],
  ['378282246310005', 'paid'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficientFunds'],
  ['4000000000000069', 'expiredCard'],
  ['4000000000000127', 'incorrectCvc'],
  ['4000000000000119', 'processingError'],
  ['4000002500003155', 'stepOnce'],
  ['4000002760003184', 'stepAlways'],
  ['4000000000000341', 'declinedLater'],
  ['4000000000000259', 'disputed'],
]);

/** The routing number of Stripe's test bank. */
export const TEST_ROUTING = '110000000';

/** Stripe's test accounts at that bank. */
export const ACCOUNTS: ReadonlyMap<string, Behavior> = new Map([
  ['000123456789', 'debitSettles'],
  ['000222222227', 'debitShort'],
  ['000111111113', 'debitClosed'],
  ['000333333335', 'debitForbidden'],
  ['000555555559', 'debitReturned'],
  ['000000000009', 'debitStays'],
]);

interface Refusal {
  code: string;
  decline_code?: string;
  message: string;
}

/** How a card is refused at once; the other behaviors are not refused, or later. */
export const REFUSALS: Readonly<Partial<Record<Behavior, Refusal>>> = {
  declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  declinedLater: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expiredCard: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processingError: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card.',
  },
  notATestCard: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. This is a test environment, but the card is no test card.',
  },
};

/** When a further step of the bank is refused, and when one is asked for although nobody is there. */
export const STEP_REFUSED: Refusal = {
  code: 'payment_intent_authentication_failure',
  message: 'The bank could not confirm that the card is yours.',
};
export const STEP_NEEDED: Refusal = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Why a debit is refused after a while, as the bank says. */
export const DEBIT_REFUSALS: Readonly<Partial<Record<Behavior, string>>> = {
  debitShort: 'insufficient_funds',
  debitClosed: 'account_closed',
  debitForbidden: 'debit_not_authorized',
};
