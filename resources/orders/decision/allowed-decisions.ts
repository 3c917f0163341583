import type { Role } from '#domain/access/auth.ts';
import { mayDoIn, type PracticeRole } from '#domain/access/permissions.ts';
import { nextState, ORDER_DECISIONS, orderTransitions } from '#domain/orders/order-states.ts';
import type { OrderDecision, OrderState } from '#domain/orders/order-states.ts';

/**
 * OR-06: returns the decisions that these roles, and this role in the order's practice, may take on an order in
 * `state`.
 */
export function allowedDecisions(
  state: OrderState,
  roles: readonly Role[],
  practiceRole: PracticeRole | null = null,
): OrderDecision[] {
  return ORDER_DECISIONS.filter(
    (action) =>
      nextState(state, action) !== null &&
      mayDoIn(roles, practiceRole, orderTransitions[action].permission),
  );
}

/** Decisions that end an order have a different color from those that advance it. */
export const toneOf = (action: OrderDecision) =>
  action === 'reject' || action === 'cancel' ? ('error' as const) : ('primary' as const);
