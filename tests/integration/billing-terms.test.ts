import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buyingGroupRecordSchema } from '#domain/customers/buying-group.ts';
import { customerInputSchema } from '#domain/customers/customer-input.ts';
import type { CustomerInput } from '#domain/customers/customer-record.ts';
import { orderChargesSchema } from '#domain/delivery/order-charges.ts';
import { dueDayOf } from '#domain/money/invoices/due-day.ts';
import { invoiceDetailsSchema } from '#domain/money/invoices/invoice.ts';
import { buildBuyingGroup } from '../fixtures/build-buying-group.ts';
import { buildDelivery } from '../fixtures/build-delivery.ts';
import { apply, credited } from './support/credits.ts';
import { invoicesOf, issue, showInvoice } from './support/invoices.ts';
import { disagreements } from './support/ledger.ts';
import { accountNow, addMember, madeAccount } from './support/merge.ts';
import { list, submitted, taken, takenOn } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

/** Late in the evening in Madison, and the next day in Auckland and in UTC. */
const ISSUED = new Date('2026-03-11T03:30:00Z');

async function dueOf(timeZone: string | null) {
  const { id } = await madeAccount(portal, { timeZone });
  await issue(portal, id, ISSUED);
  const [invoice] = await invoicesOf(portal, { accountNumber: id });
  return invoice?.dueOn;
}

describe('the terms of an account', () => {
  it('PY-07 due days are days of its time zone, or of its address without one', async () => {
    expect(await dueOf(null)).toBe('2026-04-09');
    expect(await dueOf('UTC')).toBe('2026-04-10');
    expect(await dueOf('Pacific/Auckland')).toBe(dueDayOf(ISSUED, 30, 'Pacific/Auckland').dueOn);
  });
});

/** Changes the account that the test's practice orders for. */
async function change(changes: Partial<CustomerInput>, id = '100200'): Promise<void> {
  const record = await accountNow(portal, id);
  const payload = Object.fromEntries(
    Object.keys(customerInputSchema.shape).map((key) => [key, record[key as keyof CustomerInput]]),
  );
  const response = await portal.put('super', `/api/customers/${id}`, record.version, {
    ...payload,
    ...changes,
  });
  expect(response.statusCode).toBe(200);
}

async function charges() {
  const url = '/api/customer/charges?account=100200';
  return orderChargesSchema.parse((await portal.request('practice', { url })).json());
}

async function invoiceOf(order: { number: string }) {
  const [invoice] = await invoicesOf(portal, { q: order.number });
  return invoiceDetailsSchema.parse((await showInvoice(portal, invoice?.id ?? '')).json());
}

const SHIPPED = ['approve', 'produce', 'ship'] as const;
const BY_AIR = { delivery: buildDelivery({ method: 'overnight', rush: true }) };

describe('what an order costs apart from its lenses', () => {
  it('PY-07 the tax is frozen when it is submitted, and the invoice has it with its rate', async () => {
    await change({ taxRate: 8_875 });
    const order = await submitted(portal, BY_AIR);
    const goods = order.lenses.reduce((sum, { priceCents }) => sum + priceCents, 0);
    const tax = Math.round(((goods + 3_500) * 8_875) / 100_000);
    expect(order.totalCents).toBe(goods + 3_200 + 3_500 + tax);
    await change({ taxRate: 0, taxCertificate: 'EX-7' });
    const shipped = await takenOn(portal, order, SHIPPED);
    expect(await invoiceOf(shipped)).toMatchObject({
      goodsCents: goods,
      shippingCents: 3_200,
      taxCents: tax,
      taxRate: 8_875,
      taxCertificate: '',
      totalCents: order.totalCents,
    });
    const exempt = await invoiceOf(await taken(portal, [...SHIPPED]));
    expect(exempt).toMatchObject({ taxCents: 0, taxRate: 0, taxCertificate: 'EX-7' });
    expect(await disagreements(portal.database)).toEqual([]);
    await change({ taxCertificate: '' });
  });

  it('PY-07 a super admin sets the price of a method, for orders from then on', async () => {
    const before = await submitted(portal, BY_AIR);
    const edit = (version: number, priceCents: number) =>
      portal.put('super', '/api/shipping-methods/overnight', version, {
        priceCents,
        freeAboveLimit: true,
      });
    expect((await edit(1, 4_000)).statusCode).toBe(200);
    expect((await edit(1, 5_000)).statusCode).toBe(412);
    const after = await submitted(portal, BY_AIR);
    expect(after.totalCents - before.totalCents).toBe(800);
    const history = { filter: { resource: 'shipping-methods', recordId: 'overnight' } };
    expect((await list(portal, 'super', history, 'record-changes')).json()).toMatchObject([
      { action: 'edit', before: { priceCents: 3_200 }, after: { priceCents: 4_000 } },
    ]);
    expect((await invoiceOf(await takenOn(portal, before, SHIPPED))).shippingCents).toBe(3_200);
    expect((await edit(2, 3_200)).statusCode).toBe(200);
  });

  it('PY-07 the limit for free shipping is the account’s before its group’s', async () => {
    const groupId = await madeGroup({ freeShippingFromCents: 1 });
    await change({ buyingGroupId: groupId });
    expect((await charges()).freeFromCents).toBe(1);
    const free = await submitted(portal, BY_AIR);
    expect(free.delivery.priceParts.map(({ cents }) => cents)).toEqual([0, 3_500]);
    await change({ freeShippingFromCents: 100_000_000 });
    expect((await charges()).freeFromCents).toBe(100_000_000);
    await change({ freeShippingFromCents: null, buyingGroupId: null });
    expect((await charges()).freeFromCents).toBeNull();
  });
});

async function madeGroup(changes: object): Promise<string> {
  const response = await portal.post('super', '/api/buying-groups', {
    ...buildBuyingGroup(`Group ${randomUUID()}`),
    ...changes,
  });
  return buyingGroupRecordSchema.parse(response.json()).id;
}

describe('an account that is billed through its buying group', () => {
  it('PY-07 its invoices name the group that owes them, as it was when they were issued', async () => {
    const buyingGroupId = await madeGroup({ billsMembers: true });
    const { id } = await madeAccount(portal, { buyingGroupId });
    await issue(portal, id, new Date());
    const { buyingGroup } = await accountNow(portal, id);
    await change({ buyingGroupId: null }, id);
    await issue(portal, id, new Date());
    const found = await invoicesOf(portal, { accountNumber: id });
    expect(new Set(found.map(({ billedThrough }) => billedThrough))).toEqual(
      new Set([buyingGroup, null]),
    );
  });

  it('CR-02 PY-07 its invoices are not paid with lens credit', async () => {
    const buyingGroupId = await madeGroup({ billsMembers: true });
    const { id } = await madeAccount(portal, { buyingGroupId });
    await addMember(portal, 'u-practice', id);
    await credited(portal, id, 8_000);
    const invoiceNumber = await issue(portal, id, new Date());
    const { buyingGroup } = await accountNow(portal, id);
    const refused = await apply(portal, id, [{ invoiceNumber, cents: 1_000 }]);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: {
        'shares.0.invoiceNumber': {
          rule: 'billedThrough',
          message: `${buyingGroup} pays invoice ${invoiceNumber}`,
        },
      },
    });
  });
});
