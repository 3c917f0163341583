import type { Figures } from '../state/balance-records.ts';
import type { MethodType } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';

/** As in Stripe's list of prices: 2.9% + $0.30 of a card, 0.8% of a bank debit and at most $5.00, $15.00 of a dispute. */
const USUAL: Figures = {
  id: 'figures',
  cardParts: 290,
  cardFixed: 30,
  bankParts: 80,
  bankMost: 500,
  dispute: 1500,
};

/** Names of the figures, in the order of the dashboard. */
export const FIGURES = ['cardParts', 'cardFixed', 'bankParts', 'bankMost', 'dispute'] as const;

const WHOLE = 10_000;

/** What the processor takes from now on. */
export function figuresOf({ store }: Sandbox): Figures {
  return store.get('figures', USUAL.id) ?? USUAL;
}

/** The processor's fee of a payment, in cents. */
export function feeOf(sandbox: Sandbox, type: MethodType, amount: number): number {
  const { cardParts, cardFixed, bankParts, bankMost } = figuresOf(sandbox);
  if (type === 'card') return Math.round((amount * cardParts) / WHOLE) + cardFixed;
  return Math.min(Math.round((amount * bankParts) / WHOLE), bankMost);
}
