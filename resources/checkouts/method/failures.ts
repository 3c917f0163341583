/** The refusals that the portal explains itself, by the gateway's code. */
export const FAILURES = [
  'expired',
  'insufficient_funds',
  'debit_returned',
  'card_declined',
  'expired_card',
  'authentication_required',
  'method_gone',
  'unanswered',
] as const;

export type KnownFailure = (typeof FAILURES)[number];

/** Returns the code if the portal explains it. */
export function knownFailure(code: string): KnownFailure | undefined {
  return FAILURES.find((known) => known === code);
}
