import { beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATES } from '#domain/orders/order-states.ts';
import { ORDER_SORTS, type OrderSummary } from '#domain/orders/order.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { decide, list, orderInput, summariesOf, type ListParameters } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const MANY = 130;
const portal = usePortal();
let ids: string[];
beforeAll(async () => {
  ids = await portal.database.db.transaction(async (tx) => {
    const made: string[] = [];
    for (let index = 0; index < MANY; index += 1) {
      const { id } = await submitOrder(tx, {
        actor: { uid: 'u-practice', name: 'practice@lens.test' },
        scope: ['100200', '100201'],
        input: orderInput({
          accountNumber: index % 2 ? '100201' : '100200',
          patientReference: `LIST-${String(index % 40).padStart(3, '0')}`,
        }),
        // In pairs of the same moment: the id must decide between them.
        now: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))),
      });
      made.push(id);
    }
    return made;
  });
});

const found = async (parameters: ListParameters) =>
  summariesOf(await list(portal, 'admin', parameters));

describe('GET /api/orders', () => {
  it('pages without losing or repeating a row, and tells the total', async () => {
    const seen: string[] = [];
    for (let first = 0; first < MANY; first += 25) {
      const range: [number, number] = [first, first + 24];
      const response = await list(portal, 'practice', { range, filter: { q: 'LIST-' } });
      const rows = summariesOf(response);
      const last = first + rows.length - 1;
      expect(response.headers['content-range']).toBe(`orders ${first}-${last}/${MANY}`);
      seen.push(...rows.map(({ id }) => id));
      // They have no messages.
      expect(rows.filter(({ unread }) => unread !== 0)).toEqual([]);
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const beyond = await list(portal, 'practice', { range: [900, 924], filter: { q: 'LIST-' } });
    expect([beyond.json(), beyond.headers['content-range']]).toEqual([[], `orders */${MANY}`]);
  });

  it('gives 25 rows unless asked, newest first, and never more than 100', async () => {
    const rows = await found({});
    expect(rows).toHaveLength(25);
    expect(rows.map(({ submittedAt }) => submittedAt)).toEqual(
      rows
        .map(({ submittedAt }) => submittedAt)
        .toSorted()
        .toReversed(),
    );
    expect(await found({ range: [0, 999] })).toHaveLength(100);
  });

  it.each(ORDER_SORTS.filter((sort) => sort !== 'state' && sort !== 'promisedAt'))(
    'sorts by %s both ways',
    async (sort) => {
      const value = (order: OrderSummary) => order[sort];
      const filter = { q: 'LIST-' };
      const up = await found({ sort: [sort, 'ASC'], range: [0, 99], filter });
      const down = await found({ sort: [sort, 'DESC'], range: [0, 99], filter });
      expect(up.map(value)).toEqual(up.map(value).toSorted());
      expect(down.map(value)).toEqual(down.map(value).toSorted().toReversed());
      expect(up.map(value)).not.toEqual(down.map(value));
    },
  );

  it('OR-06 sorts by the promised date both ways', async () => {
    const filter = { state: ['approved', 'inProduction', 'shipped', 'closed'] };
    const [up = [], down = []] = await Promise.all(
      ['ASC', 'DESC'].map(async (order) => {
        const rows = await found({ sort: ['promisedAt', order], filter });
        return rows.map(({ promisedAt }) => String(promisedAt));
      }),
    );
    expect(new Set(up).size).toBeGreaterThan(3);
    expect(up).not.toContain('null');
    expect(up).toEqual(up.toSorted());
    expect(down).toEqual(up.toReversed());
  });

  it('sorts and filters by state in the order of an order’s life', async () => {
    const [id = ''] = ids;
    await decide(portal, 'admin', { id, action: 'approve', version: 1 });
    const states = (await found({ sort: ['state', 'DESC'], range: [0, 99] })).map(
      ({ state }) => state,
    );
    const order = states.map((state) => ORDER_STATES.indexOf(state));
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    expect(new Set(states).size).toBe(ORDER_STATES.length - 1);
    const approved = await found({ filter: { state: 'approved' } });
    expect(approved.map((order) => order.id)).toContain(id);
    const decided = await found({ filter: { state: ['approved', 'rejected'] } });
    expect(new Set(decided.map(({ state }) => state))).toEqual(new Set(['approved', 'rejected']));
  });

  it('lists right before left', async () => {
    const rows = await found({ filter: { q: 'LEC-1041' } });
    expect(rows[0]?.lenses.map(({ eye }) => eye)).toEqual(['right', 'left']);
  });
});
