import type { Role } from '#domain/auth.ts';
import { nextState, ORDER_DECISIONS, orderTransitions } from '#domain/order.ts';
import type { OrderDecision, OrderState } from '#domain/order.ts';
import { mayDo } from '#domain/permissions.ts';

/** OR-06: the decisions that these roles may take on an order in `state`. */
export function allowedDecisions(state: OrderState, roles: readonly Role[]): OrderDecision[] {
  return ORDER_DECISIONS.filter(
    (action) =>
      nextState(state, action) !== null && mayDo(roles, orderTransitions[action].permission),
  );
}

/** What ends an order is set apart from what brings it on. */
export const toneOf = (action: OrderDecision) =>
  action === 'reject' || action === 'cancel' ? ('error' as const) : ('primary' as const);
