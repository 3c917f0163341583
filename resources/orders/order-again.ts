import type { OrderState } from '#domain/order.ts';
import type { OrderType } from '#domain/order-types.ts';

/** What can be made of an earlier order with one press. */
export type AgainType = Extract<OrderType, 'reorder' | 'exchange' | 'spare'>;

const MADE: ReadonlySet<OrderState> = new Set(['approved', 'inProduction', 'shipped', 'closed']);

/** Any order but one that is to be corrected can be ordered again; the rest start from a lens that is made. */
export function againTypes(state: OrderState): AgainType[] {
  if (state === 'rejected') return [];
  return MADE.has(state) ? ['reorder', 'exchange', 'spare'] : ['reorder'];
}

/** The order form, filled from an earlier order. */
export function againPath(type: AgainType, id: string): string {
  return `/customer/order?type=${type}&from=${id}`;
}

/** The order form with a rejected order to correct. */
export function resubmitPath(id: string): string {
  return `/customer/order?resubmit=${id}`;
}
