import type { OrderState } from '#domain/orders/order-states.ts';
import type { OrderType } from '#domain/orders/order-types.ts';

/** The order types that one click creates from an earlier order. */
export type AgainType = Extract<OrderType, 'reorder' | 'exchange' | 'spare'>;

const MADE: ReadonlySet<OrderState> = new Set(['approved', 'inProduction', 'shipped', 'closed']);

/** Whether the lenses of an order in this state are made, or will be. */
export function isMade(state: OrderState): boolean {
  return MADE.has(state);
}

/** Any order can be reordered, except a rejected one, which is corrected. The other types need an approved order. */
export function againTypes(state: OrderState): AgainType[] {
  if (state === 'rejected') return [];
  return MADE.has(state) ? ['reorder', 'exchange', 'spare'] : ['reorder'];
}

/** Returns the path of the order form, prefilled from an earlier order. */
export function againPath(type: AgainType, id: string): string {
  return `/customer/order?type=${type}&from=${id}`;
}

/** Returns the path of the order form with a rejected order to correct. */
export function resubmitPath(id: string): string {
  return `/customer/order?resubmit=${id}`;
}
