import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { invitationSchema } from '#domain/access/member.ts';
import { mergePreviewSchema } from '#domain/customers/customer-merge-schema.ts';
import { customerRecordSchema } from '#domain/customers/customer-record.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { buildCustomerInput, buildShipToAddressInput } from '../fixtures/build-customer.ts';
import { invitationInput } from './support/members.ts';
import { accountNow, addMember, madeAccount, merge, preview } from './support/merge.ts';
import { membershipsOf } from './support/newcomers.ts';
import { list, submitted } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const post = (url: string, payload: object) => portal.post('super', url, payload);

async function pair() {
  return { from: await madeAccount(portal), into: await madeAccount(portal) };
}

async function ship(accountNumber: string, recipient: string, isDefault: boolean) {
  const made = await post(
    '/api/ship-to-addresses',
    buildShipToAddressInput({ accountNumber, recipient, isDefault }),
  );
  expect(made.statusCode).toBe(201);
}

async function agree(accountNumber: string, priceCents: number, validFrom: string) {
  const made = await post('/api/prices', {
    lensId: 'gp-sphere',
    part: 'lens',
    accountNumber,
    buyingGroupId: null,
    minQuantity: 1,
    priceCents,
    validFrom,
    validUntil: null,
    note: '',
  });
  expect(made.statusCode).toBe(201);
}

async function invite(accountNumber: string, email: string, practiceRole: 'owner' | 'viewer') {
  const url = `/api/customers/${accountNumber}/invitations`;
  const made = await post(url, invitationInput({ email, practiceRole }));
  expect(made.statusCode).toBe(201);
}

async function rows(sql: string, value: string): Promise<unknown[]> {
  const { rows: found } = await portal.database.pool.query({
    text: sql,
    values: [value],
    rowMode: 'array',
  });
  return found;
}

async function changesOf(recordId: string) {
  const filter = { resource: 'customers', recordId };
  return (await list(portal, 'super', { filter }, 'record-changes')).json<object[]>();
}

describe('AD-05 merging two accounts', () => {
  it('AD-05 SE-03 moves everything at once as previewed, and tells both histories', async () => {
    const { from, into } = await pair();
    const below = await madeAccount(portal);
    await portal.database.pool.query(
      'UPDATE customers SET parent_account_number = $1 WHERE account_number = $2',
      [from.id, below.id],
    );
    await addMember(portal, 'u-both', from.id, { role: 'owner', isMain: true });
    await addMember(portal, 'u-both', into.id, { role: 'viewer' });
    await addMember(portal, 'u-only', from.id, { role: 'biller' });
    await addMember(portal, 'u-practice', from.id);
    const order = await submitted(portal, { accountNumber: from.id });
    await ship(from.id, 'North', true);
    await ship(from.id, 'Same', false);
    await ship(into.id, 'Same', true);
    await agree(from.id, 1_000, '2026-01-01');
    await agree(into.id, 2_000, '2026-06-01');
    await invite(from.id, 'new@lens.test', 'viewer');
    await invite(from.id, 'two@lens.test', 'owner');
    await invite(into.id, 'two@lens.test', 'viewer');

    const told = mergePreviewSchema.parse((await preview(portal, from.id, into.id)).json());
    expect(told).toMatchObject({
      refusal: null,
      orders: 1,
      drafts: 0,
      accounts: [{ accountNumber: below.id }],
      mainAccount: into.id,
      members: [
        { uid: 'u-both', before: 'owner', there: 'viewer', after: 'owner' },
        { uid: 'u-only', before: 'biller', there: null, after: 'biller' },
        { uid: 'u-practice', there: null, after: 'owner' },
      ],
      addresses: [
        { recipient: 'North', moves: true, wasDefault: true, isDefault: false },
        { recipient: 'Same', moves: false },
      ],
      prices: [{ priceCents: 1_000, moves: false }],
      invitations: [
        { email: 'new@lens.test', fate: 'moves' },
        { email: 'two@lens.test', fate: 'replaces' },
      ],
    });
    expect(await accountNow(portal, from.id)).toEqual({
      ...from,
      members: 3,
      lastOrderAt: order.submittedAt,
    });

    const response = await merge(portal, { from, into });
    expect(response.statusCode).toBe(200);
    const merged = customerRecordSchema.parse(response.json());
    expect(merged).toMatchObject({ mergedInto: into.id, version: from.version + 1, members: 0 });
    expect(await accountNow(portal, into.id)).toMatchObject({
      version: into.version + 1,
      practice: into.practice,
      members: 3,
      lastOrderAt: order.submittedAt,
    });
    expect(await accountNow(portal, below.id)).toMatchObject({ parentAccountNumber: into.id });
    expect(await membershipsOf(portal, 'u-both')).toEqual([
      { accountNumber: into.id, practiceRole: 'owner', isMain: true },
    ]);
    const shown = await portal.request('practice', { url: `/api/orders/${order.id}` });
    expect(orderSchema.parse(shown.json())).toMatchObject({
      accountNumber: into.id,
      number: order.number,
      version: order.version,
      events: order.events,
    });
    const places = 'SELECT recipient, is_default FROM ship_to_addresses WHERE account_number = $1';
    expect(await rows(`${places} ORDER BY 1`, into.id)).toEqual([
      ['North', false],
      ['Same', true],
    ]);
    const prices = 'SELECT price_cents FROM agreed_prices WHERE account_number = $1';
    expect(await rows(prices, into.id)).toEqual([[2_000]]);
    const invited = await portal.request('super', { url: `/api/customers/${into.id}/invitations` });
    expect(
      invitationSchema
        .array()
        .parse(invited.json())
        .map(({ email, practiceRole }) => [email, practiceRole]),
    ).toEqual(
      expect.arrayContaining([
        ['new@lens.test', 'viewer'],
        ['two@lens.test', 'owner'],
      ]),
    );
    const profile = `SELECT payload FROM outbox WHERE kind = 'profile' AND key = $1 ORDER BY id DESC LIMIT 1`;
    expect(await rows(profile, 'u-both')).toEqual([
      [{ uid: 'u-both', fields: { accountNumber: into.id } }],
    ]);
    expect((await changesOf(from.id))[0]).toMatchObject({
      before: { mergedInto: null },
      after: { mergedInto: into.id, mergeReason: 'The same practice' },
    });
    expect((await changesOf(into.id))[0]).toMatchObject({
      before: { mergedFrom: null },
      after: { mergedFrom: from.id, movedOrders: 1, movedMembers: 3, movedAddresses: 1 },
    });
  });

  it('AD-05 a repeated merge changes nothing, and another target is refused', async () => {
    const { from, into } = await pair();
    const first = customerRecordSchema.parse((await merge(portal, { from, into })).json());
    const again = await merge(portal, { from, into });
    expect(again.statusCode).toBe(200);
    expect(customerRecordSchema.parse(again.json())).toEqual(first);
    expect(await changesOf(from.id)).toHaveLength(2);
    const other = await madeAccount(portal);
    expect((await merge(portal, { from: first, into: other })).statusCode).toBe(409);
  });

  it('AD-05 a stale version of either account is told with the present record', async () => {
    const { from, into } = await pair();
    const url = `/api/customers/${into.id}`;
    const payload = buildCustomerInput({ netDays: 45 });
    await portal.put('super', url, 1, payload);
    const stale = await merge(portal, { from, into });
    expect(stale.statusCode).toBe(412);
    const { current } = apiErrorSchema.parse(stale.json());
    expect(current).toEqual(await accountNow(portal, into.id));
    const late = await merge(portal, {
      from: { id: from.id, version: 7 },
      into: await accountNow(portal, into.id),
    });
    expect(late.statusCode).toBe(412);
    expect(apiErrorSchema.parse(late.json()).current).toEqual(from);
    expect((await accountNow(portal, from.id)).mergedInto).toBeNull();
  });

  it('AD-05 the hold and the terms of the source do not come along', async () => {
    const hold = { onHold: true, holdReason: 'Invoice 7 is overdue', netDays: 10 };
    const from = await madeAccount(portal, hold);
    const into = await madeAccount(portal, { netDays: 60 });
    expect((await merge(portal, { from, into })).statusCode).toBe(200);
    expect(await accountNow(portal, into.id)).toMatchObject({ onHold: false, netDays: 60 });
    expect(await accountNow(portal, from.id)).toMatchObject(hold);
  });

  it.each([
    ['an account into itself', '100300', '100300', 422],
    ['a main account into one of its additional accounts', '100200', '100202', 409],
    ['an account that does not exist', '999999', '100300', 404],
  ])('AD-05 refuses to merge %s', async (_what, from, into, status) => {
    const of = async (id: string) =>
      id === '999999' ? { id, version: 1 } : accountNow(portal, id);
    const response = await merge(portal, { from: await of(from), into: await of(into) });
    expect(response.statusCode).toBe(status);
  });
});
