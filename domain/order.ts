import type { Permission } from './permissions.ts';

/** The life of an order (OR-06). A draft is kept apart from the orders until it is submitted. */
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

interface Transition {
  from: readonly OrderState[];
  to: OrderState;
  permission: Permission;
  reason: 'none' | 'optional' | 'required';
}

/** The steps of an order's life. This table is the only place that says which may follow which. */
export const orderTransitions = {
  submit: { from: ['draft'], to: 'submitted', permission: 'orders:submit', reason: 'none' },
  approve: {
    from: ['submitted'],
    to: 'approved',
    permission: 'orders:approve',
    reason: 'optional',
  },
  reject: { from: ['submitted'], to: 'rejected', permission: 'orders:reject', reason: 'required' },
  resubmit: {
    from: ['rejected'],
    to: 'submitted',
    permission: 'orders:submit',
    reason: 'optional',
  },
  cancel: {
    from: ['submitted', 'rejected'],
    to: 'cancelled',
    permission: 'orders:cancel',
    reason: 'optional',
  },
  produce: {
    from: ['approved'],
    to: 'inProduction',
    permission: 'orders:produce',
    reason: 'optional',
  },
  ship: { from: ['inProduction'], to: 'shipped', permission: 'orders:ship', reason: 'optional' },
  close: { from: ['shipped'], to: 'closed', permission: 'orders:close', reason: 'optional' },
} as const satisfies Record<string, Transition>;
export type OrderAction = keyof typeof orderTransitions;
export const ORDER_ACTIONS = Object.keys(orderTransitions) as [OrderAction, ...OrderAction[]];

/** The steps that are a decision on the order as it stands: the rest bring its contents with them. */
export const ORDER_DECISIONS = [
  'approve',
  'reject',
  'cancel',
  'produce',
  'ship',
  'close',
] as const satisfies readonly OrderAction[];
export type OrderDecision = (typeof ORDER_DECISIONS)[number];

/** The decisions that may be taken on many orders at once. */
export const BULK_DECISIONS = [
  'approve',
  'reject',
  'produce',
  'close',
] as const satisfies readonly OrderDecision[];
export type BulkDecision = (typeof BULK_DECISIONS)[number];

/** At most so many orders at once. */
export const MAX_AT_ONCE = 500;

/** The state that `action` leads to from `state`, or null when it may not be taken there. */
export function nextState(state: OrderState, action: OrderAction): OrderState | null {
  const { from, to } = orderTransitions[action];
  return (from as readonly OrderState[]).includes(state) ? to : null;
}
