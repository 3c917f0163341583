import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bulkResultSchema, type BulkInput } from '#domain/orders/order-bulk.ts';
import { promisedAfter } from '#domain/orders/working-days.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { auditOf } from './support/newcomers.ts';
import {
  ORTHO_K,
  decide,
  decideAll,
  list,
  orderAsAdminSees,
  orderedLens,
  submitted,
  summariesOf,
  taken,
} from './support/orders.ts';
import { outboxRows } from './support/outbox.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function resultsOf(input: Partial<BulkInput>) {
  const response = await decideAll(portal, 'admin', input);
  if (response.statusCode !== 200) throw new Error(response.body);
  return bulkResultSchema.parse(response.json()).results;
}

describe('POST /api/orders/actions', () => {
  it('OR-08 decides each by itself, and tells in the order asked what became of it', async () => {
    const [first, late] = [await submitted(portal), await submitted(portal)];
    const [moved, done] = [await taken(portal, ['reject']), await taken(portal, ['approve'])];
    const unknown = randomUUID();
    const results = await resultsOf({
      action: 'approve',
      orders: [
        { id: moved.id, version: 1 },
        { id: late.id, version: 1 },
        { id: unknown, version: 1 },
        { id: done.id, version: done.version },
        { id: first.id, version: 1 },
      ],
    });
    const current = summariesOf(await list(portal, 'admin', { filter: { id: [moved.id] } }));
    expect(results).toMatchObject([
      { id: moved.id, done: false, code: 'version-moved-on', current: current[0] },
      { id: late.id, done: true, version: 2 },
      { id: unknown, done: false, code: 'not-found', current: null },
      { id: done.id, done: false, code: 'conflict', current: null },
      { id: first.id, done: true, version: 2 },
    ]);
    expect(await orderAsAdminSees(portal, done.id)).toEqual(done);
    expect((await orderAsAdminSees(portal, moved.id)).state).toBe('rejected');
  });

  it('OR-08 leaves each order as a single decision would', async () => {
    const [one, other] = [await submitted(portal), await submitted(portal)];
    await resultsOf({ action: 'approve', reason: 'Good', orders: [{ id: one.id, version: 1 }] });
    await decide(portal, 'admin', { id: other.id, action: 'approve', version: 1, reason: 'Good' });
    const [many, single] = [
      await orderAsAdminSees(portal, one.id),
      await orderAsAdminSees(portal, other.id),
    ];
    const { state, version, promisedAt, carrier } = single;
    expect(many).toMatchObject({ state, version, promisedAt, carrier });
    const facts = ({ events }: typeof many) => events.map(({ id: _id, createdAt: _at, ...e }) => e);
    expect(facts(many)).toEqual(facts(single));
    const [auditOfMany, auditOfSingle] = [
      await auditOf(portal, { resourceId: one.id }),
      await auditOf(portal, { resourceId: other.id }),
    ];
    expect(auditOfMany.at(-1)).toMatchObject({
      action: 'order.approve',
      actor_uid: 'u-admin',
      details: { from: 'submitted', to: 'approved', version: 2, reason: 'Good' },
    });
    expect(auditOfMany).toHaveLength(auditOfSingle.length);
  });

  it('OR-08 promises each of several orders by the slowest of its own lenses', async () => {
    const slow = orderedLens('ortho-k', ORTHO_K);
    const lenses = [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 })];
    const orders = [
      await submitted(portal, { lenses }),
      await submitted(portal, { lenses: [...lenses, { ...slow, eye: 'left' }] }),
      await submitted(portal, { lenses }),
      await submitted(portal, { lenses: [slow] }),
    ];
    const wanted = orders.map(({ id, version }) => ({ id, version }));
    await resultsOf({ action: 'approve', orders: wanted });
    const [fast, slowest] = ['gp-sphere', 'ortho-k'].map(
      (lens) => catalogue.find(({ id }) => id === lens)?.turnaroundDays ?? 0,
    );
    expect(fast).not.toBe(slowest);
    for (const [index, days] of [fast, slowest, fast, slowest].entries()) {
      const { events, promisedAt } = await orderAsAdminSees(portal, wanted[index]?.id ?? '');
      const approvedAt = new Date(events.at(-1)?.createdAt ?? '');
      expect(promisedAt).toBe(promisedAfter(approvedAt, days ?? 0).toISOString());
    }
  });

  it('OR-08 rejects many with one reason, and not without', async () => {
    const orders = await Promise.all([submitted(portal), submitted(portal)]);
    const wanted = orders.map(({ id, version }) => ({ id, version }));
    const refused = await decideAll(portal, 'admin', { action: 'reject', orders: wanted });
    expect(refused.statusCode).toBe(422);
    const input = { action: 'reject', reason: 'Closed on Friday', orders: wanted } as const;
    expect((await resultsOf(input)).every(({ done }) => done)).toBe(true);
    for (const { id } of orders) {
      const { events } = await orderAsAdminSees(portal, id);
      expect(events.at(-1)).toMatchObject({ action: 'reject', reason: 'Closed on Friday' });
    }
  });

  it('EM-01 closes many, and keeps an e-mail for each', async () => {
    const steps = ['approve', 'produce', 'ship'] as const;
    const orders = [await taken(portal, [...steps]), await taken(portal, [...steps])];
    await resultsOf({
      action: 'close',
      orders: orders.map(({ id, version }) => ({ id, version })),
    });
    const keys = (await outboxRows(portal.database)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(orders.map(({ id }) => id)));
  });

  it('OR-07 loses to none and overwrites none that decides on one of them at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => submitted(portal)));
    const wanted = orders.map(({ id, version }) => ({ id, version }));
    const [forward, backward, ...singles] = await Promise.all([
      resultsOf({ action: 'approve', orders: wanted }),
      resultsOf({ action: 'reject', reason: 'No', orders: wanted.toReversed() }),
      ...orders.map(({ id }) =>
        decide(portal, 'super', { id, action: 'reject', version: 1, reason: 'No' }),
      ),
    ]);
    for (const [index, { id }] of orders.entries()) {
      const wins = [
        forward.find((one) => one.id === id)?.done,
        backward.find((one) => one.id === id)?.done,
        singles[index]?.statusCode === 200,
      ];
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect((await orderAsAdminSees(portal, id)).events).toHaveLength(2);
    }
  });

  it('OR-08 takes 500 at once and no more, each once', async () => {
    const orders = Array.from({ length: 501 }, () => ({ id: randomUUID(), version: 1 }));
    const input = { action: 'approve', orders } as const;
    expect((await decideAll(portal, 'admin', input)).statusCode).toBe(422);
    const results = await resultsOf({ ...input, orders: orders.slice(1) });
    expect(results).toHaveLength(500);
    expect(results.every((one) => !one.done && one.code === 'not-found')).toBe(true);
    const [first = { id: '', version: 1 }] = orders;
    const twice = await decideAll(portal, 'admin', { ...input, orders: [first, first] });
    expect(twice.statusCode).toBe(422);
  });

  it('OR-08 does not cancel many', async () => {
    const { id } = await submitted(portal);
    for (const action of ['cancel', 'submit', 'resubmit']) {
      const payload = { action, orders: [{ id, version: 1 }] } as unknown as BulkInput;
      expect((await decideAll(portal, 'admin', payload)).statusCode).toBe(422);
    }
  });
});
