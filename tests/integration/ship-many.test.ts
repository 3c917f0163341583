import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import type { BulkInput } from '#domain/orders/order-bulk.ts';
import { bulkResultSchema } from '#domain/orders/order-bulk.ts';
import type { Order } from '#domain/orders/order.ts';
import { decideMany } from '#server/ordering/orders/decisions/decide-many.ts';
import { invoicesOf } from './support/invoices.ts';
import { disagreements } from './support/ledger.ts';
import { addMember, madeAccount, merge } from './support/merge.ts';
import { auditOf } from './support/newcomers.ts';
import { decide, orderAsAdminSees, submitted, taken } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

type Parcels = Extract<BulkInput, { action: 'ship' }>['orders'];

const produced = (changes?: Parameters<typeof taken>[2]) =>
  taken(portal, ['approve', 'produce'], changes);

const parcelOf = ({ id, version }: Order, trackingNumber = ''): Parcels[number] => ({
  id,
  version,
  carrier: 'UPS',
  trackingNumber,
});

function send(orders: object[], key?: string) {
  return portal.request('admin', {
    method: 'POST',
    url: '/api/orders/actions',
    headers: key ? { 'idempotency-key': key } : {},
    payload: { action: 'ship', orders },
  });
}

async function ship(orders: Parcels, key?: string) {
  const response = await send(orders, key);
  if (response.statusCode !== 200) throw new Error(response.body);
  return bulkResultSchema.parse(response.json()).results;
}

/** Ships them and returns how often the database was asked. */
async function statementsFor(orders: Parcels): Promise<number> {
  let count = 0;
  const db = drizzle(portal.database.pool, { logger: { logQuery: () => (count += 1) } });
  const actor = { uid: 'u-admin', name: 'admin@lens.test' };
  const input = { action: 'ship' as const, reason: '', orders };
  const decisions = { input, actor, scope: 'any' as const, now: new Date() };
  const { results } = await db.transaction((tx) => decideMany(tx, decisions));
  expect(results.filter(({ done }) => done)).toHaveLength(orders.length);
  return count;
}

const facts = ({ events }: Order) => events.map(({ id: _id, createdAt: _at, ...e }) => e);

describe('shipping many orders', () => {
  it('OR-08 PY-07 gives each its own shipment and invoice, as a single shipment would', async () => {
    const [one, other, single] = [await produced(), await produced(), await produced()];
    const dhl = { ...parcelOf(other, ' T-2 '), carrier: ' DHL ' };
    expect(await ship([parcelOf(one, 'T-1'), dhl])).toEqual([
      { id: one.id, done: true, version: 4 },
      { id: other.id, done: true, version: 4 },
    ]);
    const shipment = { carrier: 'UPS', trackingNumber: 'T-1' };
    await decide(portal, 'admin', { id: single.id, action: 'ship', version: 3, ...shipment });
    const [first, second, third] = [
      await orderAsAdminSees(portal, one.id),
      await orderAsAdminSees(portal, other.id),
      await orderAsAdminSees(portal, single.id),
    ];
    expect(first).toMatchObject({ state: 'shipped', ...shipment });
    expect(second).toMatchObject({ carrier: 'DHL', trackingNumber: 'T-2' });
    expect(facts(first)).toEqual(facts(third));
    for (const order of [first, second, third]) {
      const [invoice] = await invoicesOf(portal, { q: order.number });
      expect(invoice).toMatchObject({ id: order.invoiceNumber, totalCents: order.totalCents });
      expect(await auditOf(portal, { resourceId: order.id })).toHaveLength(4);
    }
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('OR-08 OR-07 ships what can ship, and says why each other one did not', async () => {
    const [good, moved] = [await produced(), await produced()];
    const [early, gone] = [await submitted(portal), randomUUID()];
    const missing = { id: gone, version: 1, carrier: 'UPS', trackingNumber: '' };
    const stale = { ...parcelOf(moved), version: 2 };
    expect(await ship([stale, parcelOf(early), missing, parcelOf(good)])).toMatchObject([
      { id: moved.id, done: false, code: 'version-moved-on', current: { version: 3 } },
      { id: early.id, done: false, code: 'conflict' },
      { id: gone, done: false, code: 'not-found' },
      { id: good.id, done: true, version: 4 },
    ]);
    expect((await orderAsAdminSees(portal, moved.id)).invoiceNumber).toBeNull();
  });

  it('OR-08 refuses all of them when one has no carrier', async () => {
    const [one, other] = [await produced(), await produced()];
    const refused = await send([parcelOf(one), { ...parcelOf(other), carrier: ' ' }]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { 'orders.1.carrier': {} } });
    expect((await orderAsAdminSees(portal, one.id)).state).toBe('inProduction');
  });

  it('AD-13 tells again of a repeated request, and ships and invoices nothing twice', async () => {
    const [good, moved] = [await produced(), await produced()];
    const orders = [parcelOf(good, 'T-9'), { ...parcelOf(moved), version: 2 }];
    const key = randomUUID();
    const first = await ship(orders, key);
    const again = await Promise.all([ship(orders, key), ship(orders, key)]);
    expect(again).toEqual([first, first]);
    expect(first).toMatchObject([{ done: true }, { done: false, code: 'version-moved-on' }]);
    expect(await invoicesOf(portal, { q: good.number })).toHaveLength(1);
    expect((await send([parcelOf(good, 'T-10')], key)).statusCode).toBe(422);
  });

  it('OR-07 PY-07 ships each once when several ask at the same time, beside a merge', async () => {
    const [from, into] = [await madeAccount(portal), await madeAccount(portal)];
    await addMember(portal, 'u-practice', from.id);
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => produced({ accountNumber: from.id })),
    );
    const parcels = orders.map((order) => parcelOf(order));
    const [forward, backward, merged] = await Promise.all([
      ship(parcels),
      ship(parcels.toReversed()),
      merge(portal, { from, into }),
    ]);
    expect(merged.statusCode).toBe(200);
    for (const { id, number } of orders) {
      const wins = [forward, backward].map((results) => results.find((one) => one.id === id)?.done);
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await invoicesOf(portal, { q: number })).toHaveLength(1);
    }
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('OR-08 PY-07 asks the database as often for many as for few', async () => {
    const orders = await Promise.all(Array.from({ length: 14 }, () => produced()));
    const few = await statementsFor(orders.slice(0, 2).map((order) => parcelOf(order)));
    const many = await statementsFor(orders.slice(2).map((order) => parcelOf(order)));
    expect(many).toBe(few);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
