import { describe, expect, it } from 'vitest';
import { BULK_DECISIONS, ORDER_STATES } from '#domain/orders/order-states.ts';
import { isLate, UNUSUAL, type Unusual, unusualOf } from '#resources/orders/marks/unusual-order.ts';
import { buildOrderSummary, FIXED_NOW } from '../../../fixtures/build-order.ts';

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
