/** PY-08: why a step with a payment or a write-off is not possible any more. */
export const STEP_CONFLICTS = [
  /** The account was merged into another one. */
  'merged',
  /** The payment is void. */
  'void',
  /** Part of the payment was given back. */
  'refunded',
  /** The practice's bank holds the payment back until it decides. */
  'disputed',
  /** The write-off was decided. */
  'decided',
  /** Another write-off of the invoice waits. */
  'waiting',
  /** Whoever asked for a write-off cannot confirm it. */
  'own',
  /** Less of the invoice is open than is to be written off. */
  'lessOpen',
] as const;
export type StepConflict = (typeof STEP_CONFLICTS)[number];
