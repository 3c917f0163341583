import type { Permission } from '../access/permissions.ts';

/** The states of an order (OR-06). Drafts are stored separately until they are submitted. */
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

/** The steps between the states. Only this table defines which step is allowed in which state. */
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

/** CR-03: from these the lab takes the step `cancel`, when the practice asked for it (`return-states.ts`). */
export const CANCELED_ON_REQUEST = [
  'approved',
  'inProduction',
] as const satisfies readonly OrderState[];

/** The steps that decide on an order without changing its contents; all others include contents. */
export const ORDER_DECISIONS = [
  'approve',
  'reject',
  'cancel',
  'produce',
  'ship',
  'close',
] as const satisfies readonly OrderAction[];
export type OrderDecision = (typeof ORDER_DECISIONS)[number];

/** The decisions that are allowed on many orders at once. */
export const BULK_DECISIONS = [
  'approve',
  'reject',
  'produce',
  'ship',
  'close',
] as const satisfies readonly OrderDecision[];
export type BulkDecision = (typeof BULK_DECISIONS)[number];

/** The maximum number of orders of one bulk decision. */
export const MAX_AT_ONCE = 500;

const LEFT_BY_A_STEP: ReadonlySet<OrderState> = new Set(
  Object.values(orderTransitions).flatMap(({ from }): readonly OrderState[] => from),
);

/** Returns whether an order in this state is over: no step leads on from there. */
export function isEnded(state: OrderState): boolean {
  return !LEFT_BY_A_STEP.has(state);
}

/** Returns the state after `action`, or null when it is not allowed in `state`. */
export function nextState(state: OrderState, action: OrderAction): OrderState | null {
  const { from, to } = orderTransitions[action];
  return (from as readonly OrderState[]).includes(state) ? to : null;
}
