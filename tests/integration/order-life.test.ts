import { describe, expect, it } from 'vitest';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { promisedAfter } from '#domain/orders/working-days.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { EVENT_KIND } from '#server/platform/mail/notify-of-events.ts';
import {
  ORTHO_K,
  decide,
  orderAsAdminSees,
  orderedLens,
  submitted,
  taken,
} from './support/orders.ts';
import { outboxRows, TestClock } from './support/outbox.ts';
import { statusesOf } from './support/statuses.ts';
import { usePortal } from './support/use.ts';

const clock = new TestClock();
clock.moveTo(Date.now());
const portal = usePortal(() => ({ clock: clock.read }));

const turnaround = (lensId: string) =>
  catalogue.find(({ id }) => id === lensId)?.turnaroundDays ?? 0;

describe('the life of an order', () => {
  it('OR-06 promises by the slowest of its lenses when it is approved', async () => {
    const lenses = [
      orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }),
      { ...orderedLens('ortho-k', ORTHO_K), eye: 'left' as const },
    ];
    const slowest = turnaround('ortho-k');
    expect(slowest).toBeGreaterThan(turnaround('gp-sphere'));
    const before = await submitted(portal, { lenses });
    expect(before.promisedAt).toBeNull();
    const after = await taken(portal, ['approve'], { lenses });
    expect(after.promisedAt).toBe(promisedAfter(clock.read(), slowest).toISOString());
  });

  it('OR-06 goes all the way, and keeps carrier, tracking number, promise and who did what', async () => {
    const { id, promisedAt } = await taken(portal, ['approve', 'produce']);
    const shipment = { carrier: 'UPS', trackingNumber: '1Z999' };
    await decide(portal, 'admin', { id, action: 'ship', version: 3, ...shipment });
    const response = await decide(portal, 'super', { id, action: 'close', version: 4 });
    const order = orderSchema.parse(response.json());
    expect(order).toMatchObject({ state: 'closed', version: 5, promisedAt, ...shipment });
    expect(order.events.map(({ action, actor }) => [action, actor])).toEqual([
      ['submit', 'practice@lens.test'],
      ['approve', 'admin@lens.test'],
      ['produce', 'admin@lens.test'],
      ['ship', 'admin@lens.test'],
      ['close', 'super@lens.test'],
    ]);
  });

  it('EM-04 tells of each step once, in its transaction, and of none that is refused', async () => {
    const { id } = await taken(portal, ['approve', 'produce', 'ship']);
    const events = async () =>
      (await outboxRows(portal.database))
        .filter(({ kind, key }) => kind === EVENT_KIND && key === id)
        .map(({ payload }) => payload);
    const told = [
      { event: 'orderReceived', ref: { orderId: id, version: 1 } },
      { event: 'orderApproved', ref: { orderId: id, version: 2 } },
      { event: 'orderInProduction', ref: { orderId: id, version: 3 } },
      { event: 'orderShipped', ref: { orderId: id, version: 4 } },
    ];
    expect(await events()).toEqual(told);
    await decide(portal, 'admin', { id, action: 'close', version: 1 });
    expect(await events()).toEqual(told);
    await decide(portal, 'admin', { id, action: 'close', version: 4 });
    await decide(portal, 'admin', { id, action: 'close', version: 4 });
    expect(await events()).toEqual([
      ...told,
      { event: 'orderClosed', ref: { orderId: id, version: 5 } },
    ]);
  });
});

describe('cancelling', () => {
  it.each([[], ['reject']] as const)(
    'OR-09 is the practice’s while not approved: after %j',
    async (...before) => {
      const steps: OrderDecision[] = before.filter((step) => step !== undefined);
      const { id, version } = await taken(portal, steps);
      const decision = { id, version, action: 'cancel', reason: 'Chose spectacles' } as const;
      const response = await decide(portal, 'practice', decision);
      expect(orderSchema.parse(response.json())).toMatchObject({ state: 'cancelled' });
    },
  );

  it('OR-09 comes too late after the approval', async () => {
    const order = await taken(portal, ['approve']);
    const { id, version } = order;
    const response = await decide(portal, 'practice', { id, version, action: 'cancel' });
    expect(response.statusCode).toBe(409);
    expect(await orderAsAdminSees(portal, id)).toEqual(order);
  });

  it('OR-07 and approving at once: one of them wins', async () => {
    const { id } = await submitted(portal);
    const responses = await Promise.all([
      decide(portal, 'practice', { id, version: 1, action: 'cancel' }),
      decide(portal, 'admin', { id, version: 1, action: 'approve' }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 412]);
    expect((await orderAsAdminSees(portal, id)).events).toHaveLength(2);
  });
});
