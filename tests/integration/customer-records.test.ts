import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { applicationSchema } from '#domain/customers/application-schema.ts';
import { customerRecordSchema, type CustomerInput } from '#domain/customers/customer-record.ts';
import { deliveryChoicesSchema } from '#domain/delivery/delivery.ts';
import { accountMessageSchema, orderMessageSchema } from '#domain/orders/order-message.ts';
import { buildCustomerInput } from '../fixtures/build-customer.ts';
import { applied, decideOn, someApplication } from './support/applications.ts';
import { newcomer } from './support/newcomers.ts';
import { list, orderInput, submit, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const ask = (request: InjectOptions) => portal.request('super', request);
const send = (payload: object, key: string = randomUUID()) =>
  portal.post('super', '/api/customers', payload, key);
const edit = (id: string, version: number, payload: object) =>
  portal.put('super', `/api/customers/${id}`, version, payload);
const move = (id: string, version: number, payload: object) =>
  portal.step('super', `/api/customers/${id}/move`, version, payload);
const recordOf = (response: LightMyRequestResponse) => customerRecordSchema.parse(response.json());
const errorsOf = (response: LightMyRequestResponse) =>
  apiErrorSchema.parse(response.json()).errors ?? {};

async function made(changes: Partial<CustomerInput> = {}) {
  const response = await send(buildCustomerInput(changes));
  expect(response.statusCode).toBe(201);
  return recordOf(response);
}

async function present(accountNumber: string) {
  return recordOf(await ask({ url: `/api/customers/${accountNumber}` }));
}

/** What the page sends: the entered fields of the record. */
function inputOf(record: object): CustomerInput {
  const names = Object.keys(buildCustomerInput());
  const entries = Object.entries(record).filter(([name]) => names.includes(name));
  return Object.fromEntries(entries) as CustomerInput;
}

async function changesOf(accountNumber: string) {
  const filter = { resource: 'customers', recordId: accountNumber };
  return (await list(portal, 'super', { filter }, 'record-changes')).json<object[]>();
}

describe('AD-05 the records of accounts', () => {
  it('AD-05 OR-04 an account gets the next number, once for one key', async () => {
    const key = randomUUID();
    const input = buildCustomerInput({ practice: 'Harbor Optical', zip: '53703' });
    const first = await send(input, key);
    const record = recordOf(first);
    expect(record).toMatchObject({ ...input, version: 1, members: 0, parentAccountNumber: null });
    expect(record.accountNumber).toMatch(/^2\d{5}$/);
    expect(first.headers.location).toBe(`/api/customers/${record.accountNumber}`);
    expect(recordOf(await send(input, key))).toEqual(record);
    const next = await made();
    expect(Number(next.accountNumber)).toBeGreaterThan(Number(record.accountNumber));
  });

  it('AD-05 SE-03 an edit keeps before and after, and a stale one gets the present record', async () => {
    const { id } = await made();
    const changed = buildCustomerInput({ netDays: 45, creditLimitCents: 500_000 });
    const second = recordOf(await edit(id, 1, changed));
    expect(second).toMatchObject({ version: 2, netDays: 45, creditLimitCents: 500_000 });
    const stale = await edit(id, 1, buildCustomerInput({ practice: 'Late' }));
    expect(stale.statusCode).toBe(412);
    expect(apiErrorSchema.parse(stale.json()).current).toEqual(second);
    expect(await changesOf(id)).toMatchObject([
      {
        action: 'edit',
        before: { netDays: 30, creditLimitCents: null },
        after: { netDays: 45, creditLimitCents: 500_000 },
      },
      { action: 'create' },
    ]);
  });

  it.each([
    ['a postcode of another state', { zip: '97205' }, 'zip'],
    ['a hold without a reason', { onHold: true }, 'holdReason'],
    ['a group that does not exist', { buyingGroupId: 'nowhere' }, 'buyingGroupId'],
  ])('AD-05 PF-01 refuses %s at its field', async (_what, changes, field) => {
    const response = await send(buildCustomerInput(changes));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(errorsOf(response))).toEqual([field]);
  });

  it('AD-05 an account without an address can be edited, and its proof stays what it is', async () => {
    const { pool } = portal.database;
    await pool.query(
      `INSERT INTO customers (account_number, practice, last_invoice_number)
       VALUES ('100900', 'Without Address', 'INV-900')`,
    );
    const edited = await edit('100900', 1, {
      ...inputOf(await present('100900')),
      licenceNumber: 'WI-9',
    });
    expect([edited.statusCode, edited.body.includes('INV-900')]).toEqual([200, false]);
    const { rows } = await pool.query<{ proof: string }>(
      "SELECT last_invoice_number AS proof FROM customers WHERE account_number = '100900'",
    );
    expect(rows).toEqual([{ proof: 'INV-900' }]);
  });

  it('AD-05 finds accounts by the email of a member, by group and by hold', async () => {
    const idsOf = async (filter: Record<string, unknown>) => {
      const response = await list(portal, 'super', { filter }, 'customers');
      return customerRecordSchema
        .array()
        .parse(response.json())
        .map(({ id }) => id);
    };
    // The users list is a copy that a request refreshes.
    await list(portal, 'super', {}, 'users');
    expect(await idsOf({ q: 'practice@lens.test' })).toContain('100200');
    expect(await idsOf({ q: 'practice@lens.test nowhere' })).toEqual([]);
    const group = { buyingGroupId: 'clear-sight-partners' };
    const { id } = await made({ ...group, onHold: true, holdReason: 'Invoice 7 is overdue' });
    expect(await idsOf({ ...group, onHold: true })).toEqual([id]);
    expect(await idsOf({ onHold: false })).not.toContain(id);
  });

  it('AD-05 OR-10 exports what matches, with the name of the group and no proof', async () => {
    const practice = 'Zebra Eyes';
    await made({ practice, buyingGroupId: 'clear-sight-partners', creditLimitCents: 120_050 });
    const query = { filter: JSON.stringify({ q: 'zebra' }), lang: 'en' };
    const { body } = await ask({ url: '/api/customers.csv', query });
    const [head = '', line = ''] = body.replace('\uFEFF', '').split('\r\n');
    expect(head).toContain('Account,Practice,Main account');
    expect(line).toContain(`${practice},,WI-1,14 Shore Drive`);
    expect(line).toContain('Clear Sight Partners,30,Yes,Yes,,1200.50,No');
  });

  it('AD-05 moves an additional account with a reason, in the version seen', async () => {
    const payload = { parentAccountNumber: '100300', reason: 'Sold to the other practice' };
    const before = await present('100201');
    const moved = await move('100201', before.version, payload);
    expect(moved.statusCode).toBe(200);
    expect(recordOf(moved)).toMatchObject({
      parentAccountNumber: '100300',
      version: before.version + 1,
    });
    expect((await changesOf('100201'))[0]).toMatchObject({
      action: 'edit',
      before: { parentAccountNumber: '100200' },
      after: { parentAccountNumber: '100300', moveReason: 'Sold to the other practice' },
    });
    expect((await move('100201', before.version, payload)).statusCode).toBe(412);
  });

  it.each([
    ['an unknown account', '100202', '999999', 422],
    ['an additional account', '100202', '100201', 422],
    ['a main account itself', '100300', '100200', 409],
  ])('AD-05 does not move to or with %s', async (_what, id, parentAccountNumber, status) => {
    const { version } = await present(id);
    const response = await move(id, version, { parentAccountNumber, reason: 'Sold' });
    expect(response.statusCode).toBe(status);
    expect((await present(id)).version).toBe(version);
  });

  it('AD-05 SE-08 an account on hold submits nothing, and its form is told', async () => {
    const account = '100202';
    const held = await present(account);
    const hold = { ...inputOf(held), onHold: true, holdReason: 'Invoice 7 is overdue' };
    expect((await edit(account, held.version, hold)).statusCode).toBe(200);
    const response = await submit(portal, 'practice', orderInput({ accountNumber: account }));
    expect(response.statusCode).toBe(422);
    expect(errorsOf(response)['accountNumber']).toMatchObject({ rule: 'creditHold' });
    expect(response.body).not.toContain('overdue');
    const told = async () => {
      const query = { account };
      const choices = await portal.request('practice', { url: '/api/customer/delivery', query });
      return deliveryChoicesSchema.parse(choices.json()).creditHold;
    };
    expect(await told()).toBe(true);
    const released = { ...hold, onHold: false, holdReason: '' };
    expect((await edit(account, held.version + 1, released)).statusCode).toBe(200);
    expect(await told()).toBe(false);
    const again = await submit(portal, 'practice', orderInput({ accountNumber: account }));
    expect(again.statusCode).toBe(201);
  });
});

async function say(person: Person, orderId: string, body: string): Promise<string> {
  const response = await portal.post(person, `/api/orders/${orderId}/messages`, { body });
  return orderMessageSchema.parse(response.json()).id;
}

async function messagesOf(accountNumber: string, range: [number, number] = [0, 24]) {
  const response = await list(
    portal,
    'super',
    { filter: { accountNumber }, range },
    'order-messages',
  );
  expect(response.statusCode).toBe(200);
  const rows = accountMessageSchema.array().parse(response.json());
  return { rows, range: response.headers['content-range'] };
}

async function applicationsOf(accountNumber: string): Promise<string[]> {
  const response = await list(portal, 'super', { filter: { accountNumber } }, 'applications');
  return applicationSchema
    .array()
    .parse(response.json())
    .map(({ id }) => id);
}

describe('AD-05 the messages of an account', () => {
  it('AD-05 are those of all its orders, the newest first, in pages, and of no other account', async () => {
    const account = '100201';
    const first = await submitted(portal, { accountNumber: account });
    const second = await submitted(portal, { accountNumber: account });
    const foreign = await submitted(portal, { accountNumber: '100202' });
    await say('practice', first.id, 'One');
    await say('admin', second.id, 'Two');
    await say('practice', foreign.id, 'Elsewhere');
    await say('practice', first.id, 'Three');
    const { rows, range } = await messagesOf(account);
    expect(rows.map(({ body, orderNumber, side }) => [body, orderNumber, side])).toEqual([
      ['Three', first.number, 'practice'],
      ['Two', second.number, 'maker'],
      ['One', first.number, 'practice'],
    ]);
    expect(range).toBe('order-messages 0-2/3');
    const page = await messagesOf(account, [1, 1]);
    expect(page.rows.map(({ body }) => body)).toEqual(['Two']);
    expect((await messagesOf('100500')).range).toBe('order-messages */0');
  });

  it('AD-05 are marked as unread until this super admin has read them', async () => {
    const account = '100300';
    const { rows: users } = await portal.database.pool.query<{ uid: string }>(
      "INSERT INTO account_members (uid, account_number, practice_role) VALUES ('u-practice', '100300', 'owner') RETURNING uid",
    );
    portal.callers.forget(users[0]?.uid ?? '');
    const { id } = await submitted(portal, { accountNumber: account });
    const lastRead = await say('practice', id, 'When?');
    await say('super', id, 'Soon');
    const unread = async () => (await messagesOf(account)).rows.map((row) => row.unread);
    expect(await unread()).toEqual([false, true]);
    const url = `/api/orders/${id}/messages/read`;
    await portal.request('super', { method: 'POST', url, payload: { lastRead } });
    expect(await unread()).toEqual([false, false]);
  });

  it('AD-05 are never those of all accounts', async () => {
    expect((await list(portal, 'super', {}, 'order-messages')).statusCode).toBe(400);
  });
});

describe('AD-05 the applications of an account', () => {
  it('AD-05 are the one that it was made for, and earlier ones of its members', async () => {
    const applicant = await newcomer(portal);
    const declined = await applied(applicant);
    await decideOn(portal, 'super', { id: declined.id, action: 'decline', version: 1 });
    const again = await applied(applicant);
    await someApplication(portal);
    const response = await decideOn(portal, 'super', {
      id: again.id,
      action: 'approve',
      version: 1,
    });
    const { accountNumber } = applicationSchema.parse(response.json());
    expect(await applicationsOf(accountNumber ?? '')).toEqual([again.id, declined.id]);
    expect(await applicationsOf('100500')).toEqual([]);
  });
});
