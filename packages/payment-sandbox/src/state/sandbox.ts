import type { Store } from './store.ts';

/** In milliseconds: how long what takes a bank days takes here. */
export interface Delays {
  /** Until a bank debit settles or is refused. */
  debit: number;
  /** After that, until a settled debit is returned. */
  returned: number;
  /** Until the dispute of a card payment. */
  dispute: number;
  /** Until a refund of a bank debit arrives. */
  refund: number;
  /** Until a payout arrives. */
  payout: number;
}

/** What every part of the sandbox works on. */
export interface Sandbox {
  store: Store;
  /** In milliseconds. */
  now: () => number;
  delays: Delays;
  /** Where the sandbox listens. */
  origin: () => string;
}

/** Unix time in seconds, as Stripe's objects have it. */
export function seconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}
