import { statementSchema } from '#domain/schemas/statement.ts';
import { moveLensCredits } from '#server/money/credits/move-credits.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { creditOf, exchanged, offerLens, receive, received, SHIPPED } from './support/exchanges.ts';
import { ACTOR, balances, disagreements } from './support/ledger.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { orderAsAdminSees, takenOn } from './support/orders.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const portal = usePortal();
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

  it('AD-05 CR-04 goes on with a second merge after it was opened', async () => {
    const { account, order } = await waiting();
    const [second, third] = [(await madeAccount(portal)).id, (await madeAccount(portal)).id];
    await mergeInto(account, second);
    await received(portal, await orderAsAdminSees(portal, order.id));
    await mergeInto(second, third);
    expect(creditOf(await orderAsAdminSees(portal, order.id))).toMatchObject({ state: 'open' });
    expect(await credits(account, second, third)).toEqual([0, 0, 8_000]);
    expect(await disagreements(portal.database)).toEqual([]);
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
