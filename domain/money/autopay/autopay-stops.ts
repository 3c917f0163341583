/**
 * PY-09: why autopay is off. By a person, because its method was removed here or is gone at the gateway, because a payment
 * was refused or taken back, because whoever switched it on may not pay any more, or because the account was merged.
 */
export const AUTOPAY_STOPS = [
  'switchedOff',
  'methodRemoved',
  'methodGone',
  'refused',
  'returned',
  'payerLeft',
  'merged',
] as const;
export type AutopayStop = (typeof AUTOPAY_STOPS)[number];
