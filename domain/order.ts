import type { Permission } from './permissions.ts';

/** The life of an order (OR-06). */
export const ORDER_STATES = [
  'draft',
  'submitted',
  'approved',
  'inProduction',
  'shipped',
  'closed',
  'rejected',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The decisions that move an order on. This table is the only place that says which may follow which. */
export const orderTransitions = {
  approve: {
    from: ['submitted'],
    to: 'approved',
    permission: 'orders:approve',
    reason: 'optional',
  },
  reject: { from: ['submitted'], to: 'rejected', permission: 'orders:reject', reason: 'required' },
} as const satisfies Record<
  string,
  {
    from: readonly OrderState[];
    to: OrderState;
    permission: Permission;
    reason: 'optional' | 'required';
  }
>;
export type OrderAction = keyof typeof orderTransitions;
export const ORDER_ACTIONS = Object.keys(orderTransitions) as OrderAction[];

/** The state that `action` leads to from `state`, or null when it may not be taken there. */
export function nextState(state: OrderState, action: OrderAction): OrderState | null {
  const { from, to } = orderTransitions[action];
  return (from as readonly OrderState[]).includes(state) ? to : null;
}
