import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { OrderType } from '#domain/orders/order-types.ts';
import { warrantyEligibilitySchema } from '#domain/orders/warranty-eligibility.ts';
import { findEarlierLenses } from '#server/ordering/orders/submission/warranty-eligibility.ts';
import { orders } from '#server/ordering/orders/table.ts';
import { offerSphere } from './support/exchanges.ts';
import { locksOf } from './support/locks.ts';
import { orderedLens, submitted } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const DAY = 24 * 60 * 60 * 1000;
const SOURCE = { status: 'assumption', note: 'made for a test' } as const;
const NOW = new Date('2026-06-15T12:00:00.000Z');
const RIGHT = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });

const portal = usePortal();
beforeAll(async () => {
  await offerSphere(portal, TERMS);
});

const TERMS: Partial<LensDefinition> = {
  id: 'warranted',
  warranty: {
    days: 90,
    exchanges: 2,
    creditPercent: 80,
    feeCents: 500,
    mustReturn: true,
    source: SOURCE,
  },
  spare: { percentOff: 25, withinDays: 45, source: SOURCE },
};

interface Past {
  daysAgo?: number;
  type?: OrderType;
  state?: OrderState;
  root?: string;
  lensVersion?: number;
  eyes?: ('right' | 'left')[];
}

/** An order of the warranted lens as it would stand after its life so far. */
async function past({ daysAgo = 10, type = 'new', state = 'closed', root, ...lens }: Past = {}) {
  const { lensVersion = 1, eyes = ['right', 'left'] } = lens;
  const made = { ...RIGHT, lensId: 'warranted', lensVersion };
  const lenses = eyes.map((eye) => Object.assign({}, made, { eye }));
  const { id } = await submitted(portal, { lenses });
  const submittedAt = new Date(NOW.getTime() - daysAgo * DAY);
  await portal.database.db
    .update(orders)
    .set({ type, state, submittedAt, rootOrderId: root ?? id })
    .where(eq(orders.id, id));
  return id;
}

async function eligibilities(id: string) {
  const found = await portal.database.db.transaction((tx) =>
    findEarlierLenses(tx, { scope: ['100200'], id, now: NOW }),
  );
  return found.map(({ eligibility }) => eligibility);
}

/** The locks that looking back from an order takes: whoever wants one of them too has to wait. */
function locksOfLooking(id: string): Promise<string[]> {
  return locksOf(portal.database, (tx) =>
    findEarlierLenses(tx, { scope: ['100200'], id, now: NOW }),
  );
}

describe('GET /api/orders/:id/warranty', () => {
  it('OR-05 tells of each eye what is left, today', async () => {
    const { id } = await submitted(portal, { lenses: [{ ...RIGHT, lensId: 'warranted' }] });
    const response = await portal.request('practice', { url: `/api/orders/${id}/warranty` });
    expect(response.statusCode).toBe(200);
    const { orderId, eyes } = warrantyEligibilitySchema.parse(response.json());
    expect(orderId).toBe(id);
    expect(eyes).toMatchObject([
      { eye: 'right', daysLeft: 90, exchangesLeft: 2, entitled: true, creditPercent: 80 },
    ]);
    expect(eyes[0]).toMatchObject({ feeCents: 500, mustReturn: true, spare: { percentOff: 25 } });
  });

  it('SE-01 knows no order of another practice, and none that is not there', async () => {
    const { id } = await submitted(portal);
    for (const one of [id, 'not-an-id', '00000000-0000-4000-8000-000000000000']) {
      const response = await portal.request('other', { url: `/api/orders/${one}/warranty` });
      expect([one, response.statusCode]).toEqual([one, 404]);
    }
  });
});

describe('the eligibility of an order', () => {
  it('OR-05 is locked with its whole chain until the transaction ends: exchanges wait for each other', async () => {
    const root = await past();
    const exchange = await past({ type: 'exchange', root });
    const locks = await locksOfLooking(root);
    expect(locks).toHaveLength(1);
    expect(await locksOfLooking(exchange)).toEqual(locks);
    expect(await locksOfLooking(await past())).not.toEqual(locks);
  });

  it('OR-05 counts the exchanges of the chain, each eye for itself', async () => {
    const root = await past({ daysAgo: 60 });
    const first = await past({ type: 'exchange', root, eyes: ['right'], daysAgo: 40 });
    await past({ type: 'warranty', root, eyes: ['right'], daysAgo: 5, state: 'submitted' });
    await past({ type: 'exchange', root, eyes: ['left'], state: 'rejected' });
    await past({ type: 'exchange', root, eyes: ['left'], state: 'cancelled' });
    const [right, left] = await eligibilities(root);
    expect(right).toMatchObject({ exchangesUsed: 2, exchangesLeft: 0, entitled: false });
    expect(left).toMatchObject({ exchangesUsed: 0, exchangesLeft: 2, entitled: true });
    expect(await eligibilities(first)).toMatchObject([{ exchangesUsed: 2, exchangesLeft: 0 }]);
  });

  it('OR-05 runs from the first order of the chain, the spare offer from the last', async () => {
    const root = await past({ daysAgo: 80 });
    const exchange = await past({ type: 'exchange', root, daysAgo: 20 });
    const [right] = await eligibilities(exchange);
    expect(right).toMatchObject({ daysLeft: 10, spare: { percentOff: 25 } });
    expect((await eligibilities(root))[0]?.spare).toBeNull();
  });

  it('OR-05 keeps the terms of the version that was ordered', async () => {
    const before = await past();
    await offerSphere(portal, { ...TERMS, version: 2, warranty: null, spare: null });
    const after = await past({ lensVersion: 2 });
    expect((await eligibilities(before))[0]).toMatchObject({ hasWarranty: true, daysLeft: 80 });
    expect((await eligibilities(after))[0]).toMatchObject({ hasWarranty: false, spare: null });
    await offerSphere(portal, { ...TERMS, version: 3 });
  });

  it('OR-05 grants nothing on a lent lens or one that was never made, and no spare of a spare', async () => {
    const lensVersion = 3;
    for (const changes of [
      { type: 'diagnostic' },
      { state: 'cancelled' },
      { state: 'rejected' },
    ] as const) {
      const [right] = await eligibilities(await past({ ...changes, lensVersion }));
      expect(right).toMatchObject({ hasWarranty: false, entitled: false, spare: null });
    }
    const [right] = await eligibilities(await past({ type: 'spare', lensVersion }));
    expect(right).toMatchObject({ hasWarranty: true, spare: null });
  });
});
