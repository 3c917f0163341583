import { describe, expect, it, beforeAll } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { customerRecordSchema } from '#domain/customers/customer-record.ts';
import { statementSchema } from '#domain/money/statements/statement.ts';
import { moveLensCredits } from '#server/money/credits/move-credits.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import { buildCustomerInput, buildShipToAddressInput } from '../fixtures/build-customer.ts';
import { creditOf, exchanged, offerLens, receive, received, SHIPPED } from './support/exchanges.ts';
import { ACTOR, balances, disagreements } from './support/ledger.ts';
import { invitationInput } from './support/members.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { list, orderInput, submit, orderAsAdminSees, takenOn } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const post = (url: string, payload: object) => portal.post('super', url, payload);

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
      const response = await portal.put(
        'super',
        `/api/customers/${accountNumber}/notification-defaults`,
        0,
        { choices: { orderShipped: { email, bell: true } } },
      );
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

const YEAR = 365 * 24 * 60 * 60 * 1000;
beforeAll(async () => {
  await offerLens(portal, 'must-return');
});

/** An account whose lens credit of $80.00 waits for a lens, and the order that grants it. */
async function waiting() {
  const { id } = await madeAccount(portal);
  await addMember(portal, 'u-practice', id);
  const order = await exchanged(portal, 'must-return', { accountNumber: id });
  return { account: id, order: await takenOn(portal, order, SHIPPED) };
}

async function mergeInto(from: string, into: string): Promise<void> {
  const accounts = { from: await accountNow(portal, from), into: await accountNow(portal, into) };
  const response = await merge(portal, accounts);
  expect(response.statusCode).toBe(200);
}

/** The lens credit of the accounts, in cents. */
async function credits(...accounts: string[]): Promise<number[]> {
  const books = await balances(portal.database);
  return accounts.map((account) => 0 - (books[`credit:${account}`] ?? 0));
}

const expire = (now: Date) =>
  expirePending(portal.database, now, { signal: new AbortController().signal });

describe('the lens credit of an account that is merged', () => {
  it('AD-05 CR-04 waits in the other one until the same time, and opens there once', async () => {
    const { account, order } = await waiting();
    const { id: into } = await madeAccount(portal);
    await mergeInto(account, into);
    const moved = await orderAsAdminSees(portal, order.id);
    expect(moved.accountNumber).toBe(into);
    expect(creditOf(moved)).toEqual(creditOf(order));
    expect(await credits(account, into)).toEqual([0, 0]);
    expect(await disagreements(portal.database)).toEqual([]);

    expect(creditOf(await received(portal, moved))).toMatchObject({ state: 'open' });
    expect((await received(portal, moved)).version).toBe(moved.version + 1);
    expect(await credits(account, into)).toEqual([0, 8_000]);
    const statement = await portal.request('super', { url: `/api/statements/${into}` });
    expect(statementSchema.parse(statement.json()).credit.lines).toMatchObject([
      { kind: 'creditGrant', document: order.number, isReversal: false, cents: 8_000 },
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('AD-05 CR-04 follows a second merge, and expires when it would have', async () => {
    const { account, order } = await waiting();
    const [second, third] = [(await madeAccount(portal)).id, (await madeAccount(portal)).id];
    await mergeInto(account, second);
    await mergeInto(second, third);
    const until = new Date(creditOf(order)?.until ?? '');
    await expire(new Date(until.getTime() - 1));
    expect(creditOf(await orderAsAdminSees(portal, order.id))).toEqual(creditOf(order));
    await expire(until);
    const late = await orderAsAdminSees(portal, order.id);
    expect(creditOf(late)).toMatchObject({ state: 'expired' });
    expect((await receive(portal, late)).statusCode).toBe(409);
    expect(await credits(account, second, third)).toEqual([0, 0, 0]);
  });

  it('AD-05 CR-04 is not opened again by a merge when its time is over', async () => {
    const { account, order } = await waiting();
    const { id: into } = await madeAccount(portal);
    const step = { from: account, into, actor: ACTOR, now: new Date(Date.now() + YEAR) };
    await portal.database.db.transaction((tx) => moveLensCredits(tx, step));
    const late = await orderAsAdminSees(portal, order.id);
    expect(creditOf(late)).toMatchObject({ state: 'expired' });
    expect((await receive(portal, late)).statusCode).toBe(409);
  });

  it('AD-05 CR-04 is open once when the lens comes while accounts are merged', async () => {
    for (let run = 0; run < 4; run += 1) {
      const { account, order } = await waiting();
      const { id: into } = await madeAccount(portal);
      const [, first, second] = await Promise.all([
        mergeInto(account, into),
        receive(portal, order),
        receive(portal, order),
        expire(new Date()),
      ]);
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect(await credits(account, into)).toEqual([0, 8_000]);
    }
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
