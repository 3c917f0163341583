import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAboutCheckouts } from '#server/money/checkouts/ask-gateway.ts';
import { PAYMENT_SOURCES } from '#server/money/emails/payment-sources.ts';
import {
  accountWith,
  begin,
  begun,
  callBack,
  checkoutNow,
  openCents,
  PORTAL_URL,
  sessionOf,
  startPayingPortal,
  untilState,
} from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { invoicesOf } from './support/invoices.ts';
import { balances, disagreements } from './support/ledger.ts';
import { valuesOf } from './support/money-emails.ts';
import { list } from './support/orders.ts';
import { paymentNow } from './support/payments.ts';
import type { TestPortal } from './support/portal.ts';

const gateway = new FakeGateway();
let portal: TestPortal;
let now = new Date();
beforeAll(async () => {
  portal = await startPayingPortal(gateway, () => now);
});
afterAll(() => portal.close());
beforeEach(() => {
  gateway.isSilent = false;
  gateway.refusesPages = false;
  now = new Date();
});

function askAll() {
  const parts = { database: portal.database, clock: () => now, gateway, portalUrl: PORTAL_URL };
  const onError = vi.fn<(error: unknown) => void>();
  const { signal } = new AbortController();
  return askAboutCheckouts(parts, { signal, onError }).then(() => onError);
}

const defaults = (share?: { invoiceNumber: string }) => ({
  invoiceNumber: share?.invoiceNumber ?? '',
  cents: 50,
});

describe('an online payment', () => {
  it('PY-01 PY-03 pays invoices of two accounts, one in part, once the gateway calls back, however often', async () => {
    const one = await accountWith(portal, 2);
    const other = await accountWith(portal, 1);
    const shares = [
      ...one.shares,
      { invoiceNumber: other.shares[0]?.invoiceNumber ?? '', cents: 4_000 },
    ];
    const checkout = await begun(portal, shares, { changes: { memo: 'May' } });
    expect(checkout).toMatchObject({ state: 'open', amountCents: 24_000, isSandbox: true });
    expect(checkout.pageUrl).toBe(`https://gateway.test/pay/${checkout.id}`);
    const asked = gateway.requests.get(sessionOf(checkout.id));
    expect(asked?.returnUrl).toBe(`${PORTAL_URL}/customer/payment/online/${checkout.id}`);
    expect(asked?.description).toBe(shares.map(({ invoiceNumber }) => invoiceNumber).join(', '));
    expect(await invoicesOf(portal, { accountNumber: one.accountNumber })).toMatchObject([
      { state: 'overdue', payableCents: 0, startedCents: 10_000 },
      { state: 'overdue', payableCents: 0, startedCents: 10_000 },
    ]);

    const payment = gateway.pay(sessionOf(checkout.id));
    const id = randomUUID();
    for (const answer of await Promise.all(
      [id, id, randomUUID()].map((event) =>
        callBack(portal, { kind: 'payment', payment }, { id: event }),
      ),
    )) {
      expect(answer.statusCode).toBe(204);
    }
    const paid = await untilState(portal, checkout.id, 'paid');
    expect(paid.pageUrl).toBeNull();
    expect(paid.payments).toMatchObject([
      { accountNumber: one.accountNumber, amountCents: 20_000, reference: 'Visa 4242' },
      { accountNumber: other.accountNumber, amountCents: 4_000, reference: 'Visa 4242' },
    ]);
    expect(await openCents(portal, one.accountNumber)).toBe(0);
    expect(await openCents(portal, other.accountNumber)).toBe(6_000);
    expect(await paymentNow(portal, paid.payments[0]?.id ?? '')).toMatchObject({
      method: 'card',
      state: 'applied',
      note: 'May',
      checkoutId: checkout.id,
      shares: one.shares,
    });
    expect((await balances(portal.database))['in-flight:stripe']).toBe(24_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-03 is begun once, however often it is sent; the same wish of another tab gets the same page', async () => {
    const { shares } = await accountWith(portal, 1);
    const key = randomUUID();
    const answers = await Promise.all(
      [key, key].map((same) => begin(portal, shares, { key: same })),
    );
    const [first, second] = answers.map((answer) => answer.json<{ id: string }>().id);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(second).toBe(first);
    expect(await begun(portal, shares)).toMatchObject({ id: first, state: 'open' });

    const less = await begin(portal, shares, { key, changes: { memo: 'Other' } });
    expect(less.statusCode).toBe(422);
    const otherWish = await begin(portal, [
      { invoiceNumber: shares[0]?.invoiceNumber ?? '', cents: 50 },
    ]);
    expect(otherWish.statusCode).toBe(409);
    expect(otherWish.json()).toMatchObject({ current: { id: first, state: 'open' } });
  });

  it('PY-03 20 attempts at once pay an invoice once', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const [invoice] = shares;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        begin(portal, [
          { invoiceNumber: invoice?.invoiceNumber ?? '', cents: 9_000 + (index % 5) },
        ]),
      ),
    );
    const ids = new Set(
      answers
        .filter(({ statusCode }) => statusCode === 201)
        .map((one) => one.json<{ id: string }>().id),
    );
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const payment = gateway.pay(sessionOf(id));
    await Promise.all(
      Array.from({ length: 5 }, () => callBack(portal, { kind: 'payment', payment })),
    );
    const paid = await untilState(portal, id, 'paid');
    expect(await openCents(portal, accountNumber)).toBe(10_000 - paid.amountCents);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it.each([
    ['an unknown invoice', { invoiceNumber: 'INV-1', cents: 1 }, 'invoiceNumber', 'unknown'],
    ['more than is open', { cents: 10_001 }, 'cents', 'max'],
  ])('PY-01 refuses %s, and names the field', async (_name, wrong, field, rule) => {
    const { shares } = await accountWith(portal, 2);
    const [first, second] = shares;
    const response = await begin(portal, [
      ...(first ? [first] : []),
      { ...defaults(second), ...wrong },
    ]);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { [`shares.1.${field}`]: { rule } } });
  });

  it('PY-01 charges what the page showed, or nothing', async () => {
    const { shares } = await accountWith(portal, 1);
    const response = await begin(portal, shares, { changes: { amountCents: 9_999 } });
    expect(response.json()).toMatchObject({
      errors: { amountCents: { rule: 'sum', value: 9_999, nearest: 10_000 } },
    });
  });

  it('PY-01 AD-08 is made by owners and billers of all its accounts, and seen by them only', async () => {
    const own = await accountWith(portal, 1);
    const looksOn = await accountWith(portal, 1, 'viewer');
    const both = await begin(portal, [...own.shares, ...looksOn.shares]);
    expect(both.json()).toMatchObject({
      errors: { 'shares.1.invoiceNumber': { rule: 'unknown' } },
    });
    const { id } = await begun(portal, own.shares);
    expect((await portal.request('other', { url: `/api/checkouts/${id}` })).statusCode).toBe(404);
    const cancelled = await portal.send('other', `/api/checkouts/${id}/cancel`);
    expect(cancelled.statusCode).toBe(404);
    expect(await checkoutNow(portal, id, 'super')).toMatchObject({ state: 'open', pageUrl: null });
  });

  it('PY-05 AD-08 is told by email to its payer, unless they have left one of its accounts', async () => {
    const { shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    await callBack(portal, { kind: 'payment', payment: gateway.pay(sessionOf(id)) });
    await untilState(portal, id, 'paid');
    const told = { event: 'paymentReceived' as const, ref: { checkoutId: id }, at: now };
    const toldTo = (uid: string) => valuesOf(portal, PAYMENT_SOURCES, { ...told, uid });
    expect(await toldTo('u-practice')).toMatchObject({ amount: '$100.00' });
    expect(await toldTo('u-other')).toBeNull();
  });

  it('PY-03 that nobody makes is given up, and its invoices can be paid otherwise', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    const url = `/api/checkouts/${id}/cancel`;
    for (let times = 0; times < 2; times += 1) {
      const cancelled = await portal.request('practice', { method: 'POST', url });
      // Not also that the page was not used in time, which the gateway says of a page that is closed.
      expect(cancelled.json()).toMatchObject({ state: 'cancelled', failure: '', pageUrl: null });
    }
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ payableCents: 10_000 }]);
    expect(await begun(portal, shares)).toMatchObject({ state: 'open' });

    const paid = await begun(portal, shares);
    gateway.pay(sessionOf(paid.id));
    const late = await portal.send('practice', `/api/checkouts/${paid.id}/cancel`);
    expect(late.json()).toMatchObject({ state: 'paid' });
  });

  it('PY-03 is settled by asking when every call of the gateway is lost', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    gateway.pay(sessionOf(id));
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await askAll()).not.toHaveBeenCalled();
    expect(await checkoutNow(portal, id)).toMatchObject({ state: 'paid' });
    expect(await openCents(portal, accountNumber)).toBe(0);
  });

  it('PY-03 waits for a gateway that is silent, and gets one page when it is back', async () => {
    const { shares } = await accountWith(portal, 1);
    gateway.isSilent = true;
    const key = randomUUID();
    const silent = await begin(portal, shares, { key });
    expect(silent.statusCode).toBe(503);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await askAll()).toHaveBeenCalled();
    gateway.isSilent = false;
    const answers = await Promise.all([begin(portal, shares, { key }), begin(portal, shares)]);
    const [first, second] = answers.map((answer) => answer.json<{ id: string; state: string }>());
    expect(first).toMatchObject({ state: 'open' });
    expect(second?.id).toBe(first?.id);
  });

  it('PY-03 has failed, and reserves nothing, when the gateway refuses to open a page', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    gateway.refusesPages = true;
    expect((await begin(portal, shares)).statusCode).toBe(500);
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ payableCents: 10_000 }]);
    const filter = { accountNumber };
    expect((await list(portal, 'practice', { filter }, 'checkouts')).json()).toMatchObject([
      { state: 'failed' },
    ]);
    gateway.refusesPages = false;
    expect(await begun(portal, shares)).toMatchObject({ state: 'open' });
  });

  it('PY-03 of another amount is kept as unapplied, and the lab is told', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    const payment = gateway.pay(sessionOf(id), { receivedCents: 7_000 });
    await callBack(portal, { kind: 'payment', payment });
    const paid = await untilState(portal, id, 'paid');
    expect(paid.attention).toBeNull();
    expect(await checkoutNow(portal, id, 'super')).toMatchObject({ attention: 'amountDiffers' });
    expect(await paymentNow(portal, paid.payments[0]?.id ?? '')).toMatchObject({
      state: 'unapplied',
      unappliedCents: 7_000,
    });
    expect(await openCents(portal, accountNumber)).toBe(10_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-03 that comes after it was given up is kept as unapplied', async () => {
    const { shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    await portal.request('practice', { method: 'POST', url: `/api/checkouts/${id}/cancel` });
    const payment = gateway.pay(sessionOf(id), { failure: null });
    await callBack(portal, { kind: 'payment', payment });
    await untilState(portal, id, 'paid');
    expect(await checkoutNow(portal, id, 'super')).toMatchObject({ attention: 'late' });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-09 by bank debit is in flight, then refused: the invoice is open again', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares, { changes: { method: 'bankAccount' } });
    const payment = gateway.move(sessionOf(id), { state: 'processing' });
    await callBack(portal, { kind: 'payment', payment });
    await untilState(portal, id, 'processing');
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ state: 'inFlight' }]);
    const refused = gateway.move(sessionOf(id), { state: 'failed', failure: 'insufficient_funds' });
    await callBack(portal, { kind: 'payment', payment: refused });
    expect(await untilState(portal, id, 'failed')).toMatchObject({ failure: 'insufficient_funds' });
    // Older than what is known.
    await callBack(portal, { kind: 'payment', payment });
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ payableCents: 10_000 }]);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
