import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { priceDryRunSchema } from '#domain/money/prices/price-dry-run.ts';
import { priceRuleSchema, agreedPriceRecordSchema } from '#domain/money/prices/price-rule.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { buyingGroups, customers } from '#server/accounts/customers/table.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { priceRulesOf } from '#server/lenses/prices/price-rules.ts';
import { agreedPrices } from '#server/lenses/prices/table.ts';
import { orderDrafts } from '#server/ordering/drafts/table.ts';
import { buildBuyingGroup } from '../fixtures/build-buying-group.ts';
import { begun } from './support/drafts.ts';
import { orderedLens, orderInput, submit, list } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { priceInput } from './support/prices.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
beforeAll(async () => {
  await portal.database.db.insert(buyingGroups).values({ id: 'g-agreed', name: 'Agreed' });
});
afterEach(async () => {
  await portal.database.db.delete(agreedPrices);
  await portal.database.db.delete(orderDrafts);
  await inGroup(null, '100200');
});

const LIST = catalogue.find(({ id }) => id === 'gp-sphere')?.priceCents ?? 0;

type NewPrice = Partial<typeof agreedPrices.$inferInsert>;

async function agree(changes: NewPrice): Promise<void> {
  const party = changes.buyingGroupId ? {} : { accountNumber: '100200' };
  const plain = { lensId: 'gp-sphere', part: 'lens', priceCents: 5_000, validFrom: '2020-01-01' };
  const row = { id: randomUUID(), ...plain, ...party, ...changes };
  await portal.database.db.insert(agreedPrices).values(row);
}

async function inGroup(buyingGroupId: string | null, accountNumber: string): Promise<void> {
  await portal.database.db
    .update(customers)
    .set({ buyingGroupId })
    .where(eq(customers.accountNumber, accountNumber));
}

async function ordered(accountNumber = '100200', quantity = 1) {
  const lens = { ...orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }), quantity };
  const input = orderInput({ accountNumber, lenses: [lens] });
  const response = await submit(portal, 'practice', input);
  expect(response.statusCode).toBe(201);
  return orderSchema.parse(response.json());
}

async function rules(account = '100200', person: Person = 'practice') {
  const asked = { url: '/api/customer/prices', query: { account } };
  const response = await portal.request(person, asked);
  expect(response.statusCode).toBe(200);
  return priceRuleSchema.array().parse(response.json());
}

describe('AD-09 the price of an order', () => {
  it('is the agreed one of the account, and says so on the order', async () => {
    await agree({ priceCents: 5_000 });
    const { totalCents, lenses } = await ordered();
    expect(totalCents).toBe(5_000);
    expect(lenses[0]?.priceParts[0]).toMatchObject({
      cents: 5_000,
      rule: { level: 'account', minQuantity: 1, listCents: LIST },
    });
  });

  it('is that of the main account for its additional one, unless that has its own', async () => {
    await agree({ priceCents: 5_000 });
    expect((await ordered('100201')).lenses[0]?.priceParts[0]?.rule?.level).toBe('mainAccount');
    await agree({ priceCents: 6_000, accountNumber: '100201' });
    expect((await ordered('100201')).totalCents).toBe(6_000);
    expect((await ordered()).totalCents).toBe(5_000);
  });

  it('is that of the buying group, also for additional accounts without one', async () => {
    await agree({ buyingGroupId: 'g-agreed', priceCents: 4_000 });
    expect((await ordered()).totalCents).toBe(LIST);
    await inGroup('g-agreed', '100200');
    expect((await ordered()).totalCents).toBe(4_000);
    expect((await ordered('100201')).lenses[0]?.priceParts[0]?.rule?.level).toBe('buyingGroup');
  });

  it('is neither one that has ended nor one that is to come', async () => {
    await agree({ validUntil: '2020-12-31' });
    await agree({ validFrom: '2999-01-01' });
    expect((await ordered()).totalCents).toBe(LIST);
    expect(await rules()).toEqual([]);
  });

  it.each([
    ['2026-05-03', []],
    ['2026-05-04', [5_000]],
    ['2026-05-31', [5_000]],
    ['2026-06-01', []],
  ])('is agreed from its first day to its last: %s', async (today, cents) => {
    await agree({ validFrom: '2026-05-04', validUntil: '2026-05-31' });
    const found = await priceRulesOf(portal.database.db, '100200', today);
    expect(found.map(({ priceCents }) => priceCents)).toEqual(cents);
  });

  it('OR-04 of a submitted order stays as it was', async () => {
    await agree({ priceCents: 5_000 });
    const { id } = await ordered();
    await portal.database.db.update(agreedPrices).set({ priceCents: 1 });
    const shown = await portal.request('practice', { url: `/api/orders/${id}` });
    expect(orderSchema.parse(shown.json()).totalCents).toBe(5_000);
  });
});

describe('AD-09 the prices that the order form shows', () => {
  it('are those that apply to the account today, with whose they are', async () => {
    await inGroup('g-agreed', '100200');
    await agree({ priceCents: 5_000 });
    await agree({ buyingGroupId: 'g-agreed', part: 'diagnostic', priceCents: 100 });
    await agree({ accountNumber: '100201', priceCents: 1 });
    const found = await rules();
    expect(
      found.map(({ part, level }) => `${part} ${level}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['diagnostic buyingGroup', 'lens account']);
  });

  it('SE-03 a price is of an account or of a group, in the database too', async () => {
    const both = { buyingGroupId: 'g-agreed', accountNumber: '100200' };
    for (const party of [{ accountNumber: null }, both]) {
      await expect(agree(party)).rejects.toMatchObject({
        cause: { constraint: 'agreed_prices_one_party' },
      });
    }
  });
});
const GROUP = 'clear-sight-partners';

function send(changes: Record<string, unknown> = {}) {
  return portal.post('super', '/api/prices', priceInput(changes));
}

async function refusal(changes: Record<string, unknown>, status = 422) {
  const response = await send(changes);
  expect(response.statusCode).toBe(status);
  expect(await portal.database.db.$count(agreedPrices)).toBe(status === 409 ? 1 : 0);
  return apiErrorSchema.parse(response.json()).errors;
}

async function made(changes: Record<string, unknown> = {}) {
  const response = await send(changes);
  expect(response.statusCode).toBe(201);
  return agreedPriceRecordSchema.parse(response.json());
}

async function dryRun(changes: Record<string, unknown>, id: string | null = null) {
  const payload = { id, price: priceInput(changes) };
  const response = await portal.send('super', '/api/prices/dry-run', payload);
  expect(response.statusCode).toBe(200);
  return priceDryRunSchema.parse(response.json());
}

describe('AD-09 an agreed price', () => {
  it('is stored, changed and found by lens, account and group', async () => {
    const price = await made({ part: 'lens', note: 'Contract 2026' });
    const changes = { priceCents: 4_000, validUntil: '2999-12-31' };
    const edit = await portal.put('super', `/api/prices/${price.id}`, 1, priceInput(changes));
    expect(edit.json()).toMatchObject({ ...changes, version: 2 });
    await made({ accountNumber: null, buyingGroupId: GROUP });
    const filters = [
      { lensId: 'gp-sphere' },
      { accountNumber: '100200' },
      { buyingGroupId: GROUP },
      { lensId: 'hybrid' },
      { q: '100200' },
    ];
    const counts = [];
    for (const filter of filters) {
      const found = await list(portal, 'super', { filter }, 'prices');
      counts.push(agreedPriceRecordSchema.array().parse(found.json()).length);
    }
    expect(counts).toEqual([2, 1, 1, 0, 1]);
  });

  it('SE-08 names a lens, a part, an account and a group that do not exist', async () => {
    for (const [field, value] of [
      ['lensId', 'no-lens'],
      ['accountNumber', '999999'],
      ['buyingGroupId', 'no-group'],
    ] as const) {
      const party = field === 'buyingGroupId' ? { accountNumber: null } : {};
      const errors = await refusal({ ...party, [field]: value });
      expect(errors).toMatchObject({ [field]: { rule: 'unknown', value } });
    }
    const { part } = (await refusal({ part: 'halo' })) ?? {};
    expect(part).toMatchObject({ rule: 'unknown', value: 'halo' });
    expect(part?.message).toContain('It has: lens');
  });

  it('SE-08 exists once for a party, a part, a quantity and a first day', async () => {
    await made();
    expect(await refusal({ priceCents: 1 }, 409)).toMatchObject({ validFrom: { rule: 'taken' } });
    await made({ minQuantity: 2 });
  });

  it('keeps a buying group that it is agreed with', async () => {
    const group = await portal.post('super', '/api/buying-groups', buildBuyingGroup('Priced'));
    const { id } = agreedPriceRecordSchema.pick({ id: true }).parse(group.json());
    await made({ accountNumber: null, buyingGroupId: id });
    const removed = await portal.remove('super', `/api/buying-groups/${id}`, 1);
    expect(removed.statusCode).toBe(409);
    expect(apiErrorSchema.parse(removed.json()).errors).toMatchObject({
      id: { rule: 'in-use', value: 'agreed prices' },
    });
  });
});

describe('AD-09 the dry run of an agreed price', () => {
  it('names the open drafts that change price, before and after', async () => {
    await begun(portal);
    const found = await dryRun({ priceCents: 5_000 });
    expect(found).toMatchObject({ checked: 1, changed: 1 });
    expect(found.examples[0]).toMatchObject({ accountNumber: '100200', afterCents: 5_000 });
  });

  it('finds none of other accounts, of another quantity, or at the price that applies anyway', async () => {
    await begun(portal);
    expect(await dryRun({ accountNumber: '100300' })).toMatchObject({ checked: 1, changed: 0 });
    expect(await dryRun({ minQuantity: 4 })).toMatchObject({ checked: 1, changed: 0 });
    const { id } = await made({ priceCents: 5_000 });
    expect(await dryRun({ priceCents: 5_000 }, id)).toMatchObject({ changed: 0 });
    expect(await dryRun({ priceCents: 4_000 }, id)).toMatchObject({ changed: 1 });
  });

  it('asks of the first day of an agreement that is still to come', async () => {
    await begun(portal);
    expect(await dryRun({ validFrom: '2998-01-01' })).toMatchObject({ changed: 1 });
  });
});
