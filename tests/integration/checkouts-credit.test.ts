import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountWith,
  begin,
  begun,
  callBack,
  openCents,
  sessionOf,
  startPayingPortal,
  untilState,
} from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { balances, disagreements } from './support/ledger.ts';
import type { TestPortal } from './support/portal.ts';

const gateway = new FakeGateway();
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPayingPortal(gateway);
});
afterAll(() => portal.close());

/** An account with two invoices of 100.00 and lens credit of 30.00, and what it asks to pay. */
async function accountWithCredit() {
  const { accountNumber, shares } = await accountWith(portal, 2);
  const granted = await portal.request('super', {
    method: 'POST',
    url: '/api/credits',
    headers: { 'idempotency-key': accountNumber },
    payload: {
      accountNumber,
      cause: 'grant',
      amountCents: 3_000,
      reason: 'Sorry',
      expiresOn: null,
    },
  });
  expect(granted.statusCode).toBe(201);
  const changes = { amountCents: 17_000, creditCents: 3_000 };
  return { accountNumber, shares, changes };
}

const creditOf = async (accountNumber: string) =>
  Math.abs((await balances(portal.database))[`credit:${accountNumber}`] ?? 0);

async function available(accountNumber: string): Promise<number> {
  const url = `/api/credit-accounts/${accountNumber}`;
  const answer = await portal.request('practice', { url });
  return answer.json<{ availableCents: number }>().availableCents;
}

describe('an online payment with lens credit', () => {
  it('CR-02 PY-01 uses credit first; both are paid when the gateway says so', async () => {
    const { accountNumber, shares, changes } = await accountWithCredit();
    const checkout = await begun(portal, shares, { changes });
    expect(checkout.shares.map(({ cents, creditCents }) => [cents, creditCents])).toEqual([
      [7_000, 3_000],
      [10_000, 0],
    ]);
    expect(await available(accountNumber)).toBe(0);
    expect(await creditOf(accountNumber)).toBe(3_000);
    const payment = gateway.pay(sessionOf(checkout.id));
    await callBack(portal, { kind: 'payment', payment });
    await untilState(portal, checkout.id, 'paid');
    expect(await openCents(portal, accountNumber)).toBe(0);
    expect(await creditOf(accountNumber)).toBe(0);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 gives the credit back when nobody pays', async () => {
    const { accountNumber, shares, changes } = await accountWithCredit();
    const { id } = await begun(portal, shares, { changes });
    await portal.request('practice', { method: 'POST', url: `/api/checkouts/${id}/cancel` });
    expect(await available(accountNumber)).toBe(3_000);
    expect(await openCents(portal, accountNumber)).toBe(20_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 begins nothing when there is other credit than the page showed, and keeps it on request', async () => {
    const { accountNumber, shares } = await accountWithCredit();
    const wrong = { amountCents: 16_000, creditCents: 4_000 };
    expect((await begin(portal, shares, { changes: wrong })).json()).toMatchObject({
      errors: { creditCents: { rule: 'sum', value: 4_000, nearest: 3_000 } },
    });
    const kept = await begun(portal, shares);
    expect(kept).toMatchObject({ amountCents: 20_000, creditCents: 0 });
    expect(await available(accountNumber)).toBe(3_000);
  });

  it('PY-01 refuses less than a gateway takes', async () => {
    const { shares } = await accountWith(portal, 1);
    const least = shares.map(({ invoiceNumber }) => ({ invoiceNumber, cents: 49 }));
    const response = await begin(portal, least);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { amountCents: {} } });
  });
});
