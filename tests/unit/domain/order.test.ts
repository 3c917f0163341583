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
import { isLate, UNUSUAL, type Unusual, unusualOf } from '#resources/orders/marks/unusual-order.ts';
import { buildOrderSummary, FIXED_NOW } from '../../fixtures/build-order.ts';
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

const NOW = Date.parse(FIXED_NOW);
const BEFORE = '2026-01-14T00:00:00.000Z';

/** The orders of which exactly this is unusual, put together. */
function buildUnusual(reasons: readonly Unusual[]) {
  const has = (reason: Unusual) => reasons.includes(reason);
  const flags = (['firstOrder', 'edgeOfRange', 'warningAcknowledged'] as const).filter(has);
  return buildOrderSummary({
    flags,
    version: has('changed') ? 4 : 3,
    type: has('warranty') ? 'warranty' : 'reorder',
    state: 'approved',
    promisedAt: has('late') ? BEFORE : null,
    unread: has('unread') ? 2 : 0,
  });
}

const SUBSETS = Array.from({ length: 2 ** UNUSUAL.length }, (_, bits) =>
  UNUSUAL.filter((_reason, at) => Math.floor(bits / 2 ** at) % 2 === 1),
);

describe('what is unusual about an order among many', () => {
  const everything = [
    'changed',
    'firstOrder',
    'edgeOfRange',
    'warningAcknowledged',
    'warranty',
    'late',
    'unread',
  ];
  const matters = {
    approve: everything,
    reject: ['changed', 'unread'],
    produce: everything,
    ship: ['changed', 'unread'],
    close: ['changed', 'unread'],
  };

  it.each(BULK_DECISIONS)('AD-13 %s: every combination of facts', (action) => {
    expect(SUBSETS).toHaveLength(128);
    for (const reasons of SUBSETS) {
      const order = buildUnusual(reasons);
      const expected = reasons.filter((reason) => matters[action].includes(reason));
      expect(unusualOf(order, { action, seenVersion: 3, now: NOW })).toEqual(expected);
    }
  });
});

describe('late orders', () => {
  it('AD-13 an order is late from its promise until it has shipped', () => {
    const late = ORDER_STATES.filter((state) => isLate({ state, promisedAt: BEFORE }, NOW));
    expect(late).toEqual(['approved', 'inProduction']);
    for (const state of ORDER_STATES) {
      expect(isLate({ state, promisedAt: null }, NOW)).toBe(false);
      expect(isLate({ state, promisedAt: FIXED_NOW }, NOW)).toBe(false);
    }
  });
});
