import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import { priceRuleSchema } from '#domain/schemas/price-rule.ts';
import { buyingGroups, customers } from '#server/accounts/customers/table.ts';
import { agreedPrices } from '#server/lenses/prices/table.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { orderedLens, orderInput, submit } from './support/orders.ts';
import type { Person } from './support/people.ts';

const portal = usePortal();
beforeAll(async () => {
  await portal.database.db.insert(buyingGroups).values({ id: 'g-agreed', name: 'Agreed' });
});
afterEach(async () => {
  await portal.database.db.delete(agreedPrices);
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
  it('is the list price without an agreement, and names none', async () => {
    const { totalCents, lenses } = await ordered();
    expect(totalCents).toBe(LIST);
    expect(lenses[0]?.priceParts[0]).not.toHaveProperty('rule');
  });

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

  it('follows the quantity', async () => {
    await agree({ minQuantity: 4, priceCents: 5_000 });
    expect((await ordered('100200', 3)).totalCents).toBe(3 * LIST);
    expect((await ordered('100200', 4)).totalCents).toBe(20_000);
  });

  it('is neither one that has ended nor one that is to come', async () => {
    await agree({ validUntil: '2020-12-31' });
    await agree({ validFrom: '2999-01-01' });
    expect((await ordered()).totalCents).toBe(LIST);
    expect(await rules()).toEqual([]);
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

  it('SE-01 are those of no other practice', async () => {
    const asked = { url: '/api/customer/prices', query: { account: '100200' } };
    expect((await portal.request('other', asked)).statusCode).toBe(403);
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
