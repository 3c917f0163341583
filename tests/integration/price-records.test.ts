import { buildBuyingGroup } from '#tests/fixtures/build-buying-group.ts';
import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { priceDryRunSchema } from '#domain/schemas/price-dry-run.ts';
import { agreedPriceRecordSchema } from '#domain/schemas/price-rule.ts';
import { orderDrafts } from '#server/ordering/drafts/table.ts';
import { agreedPrices } from '#server/lenses/prices/table.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { begun } from './support/drafts.ts';
import { list } from './support/orders.ts';
import { priceInput } from './support/price-requests.ts';

const portal = usePortal();
afterEach(async () => {
  await portal.database.db.delete(agreedPrices);
  await portal.database.db.delete(orderDrafts);
});

const GROUP = 'clear-sight-partners';

function send(changes: Record<string, unknown> = {}) {
  return portal.request('super', {
    method: 'POST',
    url: '/api/prices',
    headers: { 'idempotency-key': randomUUID() },
    payload: priceInput(changes),
  });
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
  const response = await portal.request('super', {
    method: 'POST',
    url: '/api/prices/dry-run',
    payload: { id, price: priceInput(changes) },
  });
  expect(response.statusCode).toBe(200);
  return priceDryRunSchema.parse(response.json());
}

describe('AD-09 an agreed price', () => {
  it('is stored, changed and found by lens, account and group', async () => {
    const price = await made({ part: 'lens', note: 'Contract 2026' });
    const edit = await portal.request('super', {
      method: 'PUT',
      url: `/api/prices/${price.id}`,
      headers: { 'if-match': '"1"' },
      payload: priceInput({ priceCents: 4_000, validUntil: '2999-12-31' }),
    });
    expect(edit.json()).toMatchObject({ priceCents: 4_000, validUntil: '2999-12-31', version: 2 });
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
    expect(await refusal({ lensId: 'no-lens' })).toMatchObject({ lensId: { rule: 'unknown' } });
    const { part } = (await refusal({ part: 'halo' })) ?? {};
    expect(part).toMatchObject({ rule: 'unknown', value: 'halo' });
    expect(part?.message).toContain('It has: lens');
    expect(await refusal({ accountNumber: '999999' })).toMatchObject({
      accountNumber: { rule: 'unknown', value: '999999' },
    });
    expect(await refusal({ accountNumber: null, buyingGroupId: 'no-group' })).toMatchObject({
      buyingGroupId: { rule: 'unknown' },
    });
  });

  it('SE-08 is of one party, and does not end before it begins', async () => {
    expect(await refusal({ buyingGroupId: GROUP })).toMatchObject({
      accountNumber: { rule: 'eitherOr' },
    });
    expect(await refusal({ validUntil: '2019-12-31' })).toMatchObject({
      validUntil: { rule: 'endsBefore' },
    });
  });

  it('SE-08 exists once for a party, a part, a quantity and a first day', async () => {
    await made();
    expect(await refusal({ priceCents: 1 }, 409)).toMatchObject({ validFrom: { rule: 'taken' } });
    await made({ minQuantity: 2 });
  });

  it('keeps a buying group that it is agreed with', async () => {
    const group = await portal.request('super', {
      method: 'POST',
      url: '/api/buying-groups',
      headers: { 'idempotency-key': randomUUID() },
      payload: buildBuyingGroup('Priced'),
    });
    const { id } = agreedPriceRecordSchema.pick({ id: true }).parse(group.json());
    await made({ accountNumber: null, buyingGroupId: id });
    const removed = await portal.request('super', {
      method: 'DELETE',
      url: `/api/buying-groups/${id}`,
      headers: { 'if-match': '"1"' },
    });
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

  it('stores nothing', async () => {
    await dryRun({});
    expect(await portal.database.db.$count(agreedPrices)).toBe(0);
  });
});
