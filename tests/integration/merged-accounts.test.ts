import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { customerRecordSchema } from '#domain/schemas/customer-record.ts';
import { buildCustomerInput, buildShipToAddressInput } from '#tests/fixtures/build-customer.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { invitationInput } from './support/members.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { list, orderInput, submit } from './support/orders.ts';

const portal = usePortal();

const post = (url: string, payload: object) =>
  portal.request('super', {
    method: 'POST',
    url,
    headers: { 'idempotency-key': randomUUID() },
    payload,
  });

async function pair() {
  return { from: await madeAccount(portal), into: await madeAccount(portal) };
}

async function rows(sql: string, value: string): Promise<unknown[]> {
  const { rows: found } = await portal.database.pool.query({
    text: sql,
    values: [value],
    rowMode: 'array',
  });
  return found;
}

describe('AD-05 an account that was merged', () => {
  it('AD-05 is in no list, but at its old address, and under the filter for such accounts', async () => {
    const { from, into } = await pair();
    await merge(portal, { from, into });
    const found = async (filter: object) => {
      const response = await list(portal, 'super', { filter: { ...filter } }, 'customers');
      return customerRecordSchema
        .array()
        .parse(response.json())
        .map(({ id }) => id);
    };
    expect(await found({ q: from.id })).toEqual([]);
    expect(await found({ id: [from.id] })).toEqual([from.id]);
    expect(await found({ q: from.id, merged: true })).toEqual([from.id]);
    expect(await found({ q: into.id, merged: false })).toEqual([into.id]);
  });

  it.each([
    ['takes the defaults of', null, 'off'],
    ['keeps its own defaults, not those of', 'daily', 'daily'],
  ])('AD-05 EM-04 its target %s the merged account', async (_what, own, left) => {
    const { from, into } = await pair();
    const choose = async (accountNumber: string, email: string) => {
      const response = await portal.request('super', {
        method: 'PUT',
        url: `/api/customers/${accountNumber}/notification-defaults`,
        headers: { 'if-match': '"0"' },
        payload: { choices: { orderShipped: { email, bell: true } } },
      });
      expect(response.statusCode).toBe(200);
    };
    await choose(from.id, 'off');
    if (own) await choose(into.id, own);
    expect((await merge(portal, { from, into })).statusCode).toBe(200);
    const sql = 'SELECT choices FROM account_choices WHERE account_number = $1';
    expect(await rows(sql, from.id)).toEqual([]);
    expect(await rows(sql, into.id)).toEqual([[{ orderShipped: { email: left, bell: true } }]]);
  });

  it('AD-05 follows its target when that is merged as well', async () => {
    const { from, into } = await pair();
    const last = await madeAccount(portal);
    await merge(portal, { from, into });
    await merge(portal, { from: await accountNow(portal, into.id), into: last });
    expect((await accountNow(portal, from.id)).mergedInto).toBe(last.id);
  });

  it('AD-05 is only read: nothing comes to it, from anybody', async () => {
    const { from, into } = await pair();
    await addMember(portal, 'u-practice', from.id);
    await merge(portal, { from, into });
    const { version } = await accountNow(portal, from.id);
    const url = `/api/customers/${from.id}`;
    const headers = { 'if-match': `"${version}"` };
    const payload = buildCustomerInput({ netDays: 1 });
    const edit = await portal.request('super', { method: 'PUT', url, headers, payload });
    expect(edit.statusCode).toBe(409);
    const address = buildShipToAddressInput({ accountNumber: from.id });
    const refused = await post('/api/ship-to-addresses', address);
    expect([refused.statusCode, apiErrorSchema.parse(refused.json()).message]).toEqual([
      409,
      `Account ${from.id} was merged into account ${into.id}`,
    ]);
    const invited = await post(`/api/customers/${from.id}/invitations`, invitationInput());
    expect(invited.statusCode).toBe(409);
    const input = orderInput({ accountNumber: from.id });
    expect((await submit(portal, 'practice', input)).statusCode).toBe(403);
    const there = orderInput({ accountNumber: into.id });
    expect((await submit(portal, 'practice', there)).statusCode).toBe(201);
  });

  it('AD-05 an order that is submitted while its account is merged is never left behind', async () => {
    const { from, into } = await pair();
    await addMember(portal, 'u-practice', from.id);
    const [order, merged] = await Promise.all([
      submit(portal, 'practice', orderInput({ accountNumber: from.id })),
      merge(portal, { from, into }),
    ]);
    expect(merged.statusCode).toBe(200);
    expect([201, 403, 404, 409]).toContain(order.statusCode);
    const left = 'SELECT count(*)::int FROM orders WHERE account_number = $1';
    expect(await rows(left, from.id)).toEqual([[0]]);
    expect(await rows(left, into.id)).toEqual([[order.statusCode === 201 ? 1 : 0]]);
  });
});
