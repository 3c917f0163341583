import type { Permission } from '../../access/permissions.ts';

/** CR-03: what a practice asks for. */
export const RETURN_KINDS = ['return', 'exchange', 'cancellation'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/**
 * CR-03: how a request stands. `approved` waits for the lens, `received` has it and waits for a decision or, of an exchange,
 * for the shipment. Of a cancellation `cancelled` is the good end: nothing was charged, so nothing is credited.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'credited',
  'cancelled',
  'refused',
  'withdrawn',
  'expired',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

interface Transition {
  from: readonly ReturnState[];
  to: ReturnState;
  /**
   * Who takes it: whoever has the permission, or the portal itself: a job, or a step of the order that replaces the lens or
   * is to be canceled.
   */
  by: Permission | 'job' | 'order';
  reason: 'none' | 'required';
}

/** The steps of a request. Only this table defines which step is allowed in which state. */
export const returnTransitions = {
  /** The lens has to come back first. */
  approve: {
    from: ['requested'],
    to: 'approved',
    by: 'returnRequests:decide',
    reason: 'none',
  },
  /** The credit opens: the lens is here, or does not have to come back. */
  credit: {
    from: ['requested', 'approved', 'received'],
    to: 'credited',
    by: 'returnRequests:decide',
    reason: 'none',
  },
  /** The order is canceled before it ships. */
  cancelOrder: {
    from: ['requested'],
    to: 'cancelled',
    by: 'returnRequests:decide',
    reason: 'none',
  },
  refuse: {
    from: ['requested', 'received'],
    to: 'refused',
    by: 'returnRequests:decide',
    reason: 'required',
  },
  /** The lens is at the lab. One that was approved is credited at once (`credit`). */
  receive: {
    from: ['requested', 'approved'],
    to: 'received',
    by: 'returnRequests:receive',
    reason: 'none',
  },
  withdraw: {
    from: ['requested', 'approved'],
    to: 'withdrawn',
    by: 'returnRequests:withdraw',
    reason: 'none',
  },
  /** The lens did not come back in time. */
  expire: { from: ['approved'], to: 'expired', by: 'job', reason: 'none' },
  /** The order that replaces the lens was approved. */
  orderApproved: { from: ['requested'], to: 'approved', by: 'order', reason: 'none' },
  /** The order shipped, and its credit opened: the lens is here, or does not have to come back. */
  orderShipped: { from: ['approved', 'received'], to: 'credited', by: 'order', reason: 'none' },
  /** The order was rejected; or it shipped before its cancellation was decided. */
  orderRefused: {
    from: ['requested', 'approved', 'received'],
    to: 'refused',
    by: 'order',
    reason: 'none',
  },
  /** The rejected order was corrected and submitted again. */
  orderCorrected: { from: ['refused', 'withdrawn'], to: 'requested', by: 'order', reason: 'none' },
  /** The order was canceled, or replaces this lens no longer. */
  orderCancelled: {
    from: ['requested', 'approved', 'received', 'refused'],
    to: 'withdrawn',
    by: 'order',
    reason: 'none',
  },
} as const satisfies Record<string, Transition>;
export type ReturnStep = keyof typeof returnTransitions;

/** Returns the state after the step, or null when it is not allowed in `state`. */
export function nextReturnState(state: ReturnState, step: ReturnStep): ReturnState | null {
  const { from, to } = returnTransitions[step];
  return (from as readonly ReturnState[]).includes(state) ? to : null;
}

/** States in which the lens is spoken for: another request for it would give its credit twice. */
export const LIVE_STATES = [
  'requested',
  'approved',
  'received',
  'credited',
] as const satisfies readonly ReturnState[];

/** Whose turn it is: the lab decides or ships, the practice sends the lens; null when it is over. */
export const RETURN_TURNS = ['lab', 'practice'] as const;
export type ReturnTurn = (typeof RETURN_TURNS)[number];

export const STATES_OF_TURN = {
  lab: ['requested', 'received'],
  practice: ['approved'],
} as const satisfies Record<ReturnTurn, readonly ReturnState[]>;

export function turnOf(state: ReturnState): ReturnTurn | null {
  return (
    RETURN_TURNS.find((turn) => (STATES_OF_TURN[turn] as readonly ReturnState[]).includes(state)) ??
    null
  );
}

interface Standing {
  kind: ReturnKind;
  state: ReturnState;
  mustReturn: boolean;
}

/** Whether the lab decides on the request itself: an exchange is decided with the order that replaces the lens. */
export function canDecide({ kind, state }: Pick<Standing, 'kind' | 'state'>): boolean {
  return kind !== 'exchange' && nextReturnState(state, 'refuse') !== null;
}

/** Whether the practice can take the request back: an exchange is taken back by canceling its order. */
export function canWithdraw({ kind, state }: Pick<Standing, 'kind' | 'state'>): boolean {
  return kind !== 'exchange' && nextReturnState(state, 'withdraw') !== null;
}

/** Whether the lab may record that the lens came back. */
export function canReceiveLens({ kind, state }: Pick<Standing, 'kind' | 'state'>): boolean {
  return kind !== 'cancellation' && nextReturnState(state, 'receive') !== null;
}

/** Whether the practice can print a label: the lens has to come back, and did not yet. */
export function hasLabel({ kind, state, mustReturn }: Standing): boolean {
  return mustReturn && canReceiveLens({ kind, state });
}
