import { describe, expect, it } from 'vitest';
import { permissions } from '#domain/access/permissions.ts';
import {
  BULK_DECISIONS,
  isEnded,
  nextState,
  ORDER_ACTIONS,
  ORDER_DECISIONS,
  ORDER_STATES,
  type OrderAction,
  type OrderState,
  orderTransitions,
} from '#domain/orders/order-states.ts';
import { decisionSchemas } from '#domain/orders/order.ts';
import { PLAIN_LIFE } from '../../fixtures/plain-order-life.ts';

const MATRIX = ORDER_STATES.flatMap((state) =>
  ORDER_ACTIONS.map((action): [OrderState, OrderAction, OrderState | null] => [
    state,
    action,
    PLAIN_LIFE[state][action] ?? null,
  ]),
);

describe('the life of an order', () => {
  it.each(MATRIX)('OR-06 %s, %s → %s', (state, action, next) => {
    expect(nextState(state, action)).toBe(next);
  });

  it('OR-06 wants a reason for a rejection alone', () => {
    const reasons = ORDER_ACTIONS.map((action) => `${action} ${orderTransitions[action].reason}`);
    expect(reasons.join(', ')).toBe(
      'submit none, approve optional, reject required, resubmit optional, cancel optional, ' +
        'produce optional, ship optional, close optional',
    );
  });

  it.each(ORDER_DECISIONS)('OR-06 takes a body for the decision %s', (action) => {
    const required = orderTransitions[action].reason === 'required';
    const parsed = decisionSchemas[action].safeParse({ carrier: 'UPS' });
    expect(parsed.success).toBe(!required);
  });

  it('OR-08 takes on many orders at once every decision of the lab', () => {
    expect(ORDER_DECISIONS).toEqual(expect.arrayContaining([...BULK_DECISIONS]));
    expect(BULK_DECISIONS).not.toContain('cancel');
  });

  it('AD-13 is over when it is closed or cancelled; a rejected one may still be corrected', () => {
    expect(ORDER_STATES.filter(isEnded)).toEqual(['closed', 'cancelled']);
  });

  it.each(ORDER_ACTIONS)('guards %s by a permission that exists', (action) => {
    expect(Object.keys(permissions)).toContain(orderTransitions[action].permission);
  });
});
