import type { OrderType } from '../../orders/order-types.ts';

/** Maximum quantity of one lens: two years of monthly lenses (ASSUMPTION). More is a typing error. */
export const MAX_OF_A_LENS = 24;

/** Returns the nearest valid quantity: a whole number of lenses within the limits. */
export function nearestQuantity(quantity: number): number {
  return Math.min(MAX_OF_A_LENS, Math.max(1, Math.round(quantity)));
}

/** Returns the maximum quantity of one lens for the order type: a warranty replaces a single lens. */
export function mostOf(type: OrderType): number {
  return type === 'warranty' ? 1 : MAX_OF_A_LENS;
}
