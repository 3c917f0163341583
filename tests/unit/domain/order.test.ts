import { describe, expect, it } from 'vitest';
import {
  nextState,
  ORDER_ACTIONS,
  ORDER_STATES,
  orderTransitions,
  type OrderAction,
  type OrderState,
} from '#domain/order.ts';
import { permissions } from '#domain/permissions.ts';

const ALLOWED = new Map<string, OrderState>([
  ['submitted approve', 'approved'],
  ['submitted reject', 'rejected'],
]);

const MATRIX = ORDER_STATES.flatMap((state) =>
  ORDER_ACTIONS.map((action): [OrderState, OrderAction, OrderState | null] => [
    state,
    action,
    ALLOWED.get(`${state} ${action}`) ?? null,
  ]),
);

describe('the life of an order', () => {
  it.each(MATRIX)('OR-06 %s, %s → %s', (state, action, next) => {
    expect(nextState(state, action)).toBe(next);
  });

  it('OR-06 knows the states of the requirement', () => {
    expect(ORDER_STATES).toEqual([
      'draft',
      'submitted',
      'approved',
      'inProduction',
      'shipped',
      'closed',
      'rejected',
      'cancelled',
    ]);
  });

  it('OR-06 wants a reason for a rejection', () => {
    expect(orderTransitions.reject.reason).toBe('required');
    expect(orderTransitions.approve.reason).toBe('optional');
  });

  it.each(ORDER_ACTIONS)('guards %s by a permission that exists', (action) => {
    expect(Object.keys(permissions)).toContain(orderTransitions[action].permission);
  });
});
