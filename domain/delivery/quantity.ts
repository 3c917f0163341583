import type { OrderType } from '../order-types.ts';

/** How many of one lens an order may ask for: two years of monthly lenses (ASSUMPTION); more is a slip of typing. */
export const MAX_OF_A_LENS = 24;

/** The quantity that was probably meant: a whole number of lenses that can be ordered. */
export function nearestQuantity(quantity: number): number {
  return Math.min(MAX_OF_A_LENS, Math.max(1, Math.round(quantity)));
}

/** How many of one lens an order of that type may ask for: a warranty replaces the one that comes back. */
export function mostOf(type: OrderType): number {
  return type === 'warranty' ? 1 : MAX_OF_A_LENS;
}
