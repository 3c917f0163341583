import { until } from 'test-tools/until.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import { allText, readPdf } from '../fixtures/read-pdf.ts';
import {
  accountWith,
  begun,
  callBack,
  checkoutNow,
  sessionOf,
  untilState,
  begin,
  openCents,
} from './support/checkouts.ts';
import { credited, creditOf } from './support/credits.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { balances, disagreements } from './support/ledger.ts';
import { list } from './support/orders.ts';
import { recorded } from './support/payments.ts';
import type { Person } from './support/people.ts';
import { usePayingPortal } from './support/use.ts';

const gateway = new FakeGateway();
let now = new Date('2026-05-04T12:00:00Z');
const portal = usePayingPortal(gateway, () => now);

/** The ids of the online payments of a list. */
async function listed(filter: object, person: Person = 'bookkeeper'): Promise<string[]> {
  const url = `/api/checkouts?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await portal.request(person, { url })).json<Checkout[]>().map(({ id }) => id);
}

async function lookAt(id: string): Promise<Checkout['lookAt']> {
  const answer = await portal.request('bookkeeper', { url: `/api/checkouts/${id}` });
  return answer.json<Checkout>().lookAt;
}

async function paid(changes: { receivedCents?: number } = {}) {
  const { accountNumber, shares } = await accountWith(portal, 1);
  const { id } = await begun(portal, shares);
  const told = gateway.pay(sessionOf(id), changes);
  await callBack(portal, { kind: 'payment', payment: told });
  await untilState(portal, id, 'paid');
  return { id, accountNumber, paymentId: told.id ?? '' };
}

describe('the online payments of all accounts', () => {
  it('PY-09 are listed for who may record payments, by account, method, state and day', async () => {
    const { id, accountNumber } = await paid();
    now = new Date('2026-05-06T12:00:00Z');
    const { shares } = await accountWith(portal, 1);
    const open = await begun(portal, shares, { changes: { method: 'bankAccount' } });
    expect(await listed({ accountNumber })).toEqual([id]);
    expect(await listed({ q: accountNumber })).toEqual([id]);
    const [payment] = (await checkoutNow(portal, id)).payments;
    expect(await listed({ q: payment?.id.toLowerCase() })).toEqual([id]);
    expect(await listed({ q: 'PAY-999999' })).toEqual([]);
    expect(await listed({ method: 'bankAccount' })).toEqual([open.id]);
    expect(await listed({ state: 'paid' })).toContain(id);
    expect(await listed({ state: 'open' })).toEqual([open.id]);
    expect(await listed({ startedFrom: '2026-05-06' })).toEqual([open.id]);
    expect(await listed({ startedFrom: '2026-05-04', startedTo: '2026-05-05' })).toEqual([id]);
    expect(await listed({ accountNumber }, 'super')).toEqual([id]);
  });

  it('PY-09 those to look at have money that no invoice has, or an open dispute', async () => {
    const other = await paid({ receivedCents: 9_000 });
    const disputed = await paid();
    const refunded = await paid();
    const fine = await paid();
    const dispute = {
      id: 'dp_listed',
      paymentId: disputed.paymentId,
      cents: 10_000,
      reason: 'fraudulent',
    };
    await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'open' } });
    const refund = { id: 're_listed', paymentId: refunded.paymentId, key: null, cents: 5_000 };
    await callBack(portal, { kind: 'refund', refund: { ...refund, state: 'succeeded' } });
    await callBack(portal, { kind: 'refund', refund: { ...refund, state: 'failed' } });
    await until(async () => {
      expect(await lookAt(disputed.id)).toBe('disputed');
      expect(await lookAt(refunded.id)).toBe('refundFailed');
    });
    expect(await lookAt(other.id)).toBe('unapplied');
    expect(await lookAt(fine.id)).toBeNull();
    expect((await listed({ toLookAt: true })).toSorted(byText)).toEqual(
      [other.id, disputed.id, refunded.id].toSorted(byText),
    );
    // A check that no invoice has is no online payment.
    const check = await recorded(portal, { accountNumber: fine.accountNumber, shares: [] });
    expect(check.unappliedCents).toBeGreaterThan(0);
    expect(await listed({ toLookAt: false })).toContain(fine.id);
    await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'won' } });
    await until(async () => expect(await lookAt(disputed.id)).toBeNull());
  });

  it('PY-09 tell a practice neither what the lab looks at nor the number at the payment service', async () => {
    const { id, paymentId } = await paid({ receivedCents: 9_000 });
    const url = `/api/checkouts/${id}`;
    expect((await portal.request('bookkeeper', { url })).json()).toMatchObject({
      lookAt: 'unapplied',
      attention: 'amountDiffers',
      gatewayPaymentId: paymentId,
    });
    expect((await portal.request('practice', { url })).json()).toMatchObject({
      lookAt: null,
      attention: null,
      gatewayPaymentId: '',
    });
  });
});

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** An account with two invoices of 100.00 and lens credit of 30.00, and what it asks to pay. */
async function accountWithCredit() {
  const { accountNumber, shares } = await accountWith(portal, 2);
  await credited(portal, accountNumber, 3_000);
  const changes = { amountCents: 17_000, creditCents: 3_000 };
  return { accountNumber, shares, changes };
}

const posted = async (accountNumber: string) =>
  Math.abs((await balances(portal.database))[`credit:${accountNumber}`] ?? 0);

const available = async (accountNumber: string) =>
  (await creditOf(portal, accountNumber, 'practice')).availableCents;

describe('an online payment with lens credit', () => {
  it('CR-02 PY-01 uses credit first; both are paid when the gateway says so', async () => {
    const { accountNumber, shares, changes } = await accountWithCredit();
    const checkout = await begun(portal, shares, { changes });
    expect(checkout.shares.map(({ cents, creditCents }) => [cents, creditCents])).toEqual([
      [7_000, 3_000],
      [10_000, 0],
    ]);
    expect(await available(accountNumber)).toBe(0);
    expect(await posted(accountNumber)).toBe(3_000);
    const payment = gateway.pay(sessionOf(checkout.id));
    await callBack(portal, { kind: 'payment', payment });
    await untilState(portal, checkout.id, 'paid');
    expect(await openCents(portal, accountNumber)).toBe(0);
    expect(await posted(accountNumber)).toBe(0);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 SE-03 gives the credit back when nobody pays, and no invoice was paid', async () => {
    const { accountNumber, shares, changes } = await accountWithCredit();
    const { id } = await begun(portal, shares, { changes });
    await portal.request('practice', { method: 'POST', url: `/api/checkouts/${id}/cancel` });
    expect(await available(accountNumber)).toBe(3_000);
    expect(await openCents(portal, accountNumber)).toBe(20_000);
    const filter = { resource: 'invoices', recordId: shares[0]?.invoiceNumber };
    const history = await list(portal, 'super', { filter }, 'record-changes');
    expect(history.json()).toMatchObject([{ action: 'create' }]);
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
let id: string;
let number: string;
/** Each account with its payment, and its invoices, from top to bottom. */
let parts: string[];

const receipt = (person: Person, query = '', of = id) =>
  portal.request(person, { url: `/api/checkouts/${of}/receipt.pdf${query}` });

describe('GET /api/checkouts/:id/receipt.pdf', () => {
  beforeAll(async () => {
    const first = await accountWith(portal, 2);
    const second = await accountWith(portal, 1);
    const partly = second.shares.map(({ invoiceNumber }) => ({ invoiceNumber, cents: 2_500 }));
    const shares = [...first.shares, ...partly];
    ({ id } = await begun(portal, shares, { changes: { memo: 'For March' } }));
    await callBack(portal, { kind: 'payment', payment: gateway.pay(sessionOf(id)) });
    const { payments } = await untilState(portal, id, 'paid');
    number = payments[0]?.id ?? '';
    parts = [first, second].flatMap(({ accountNumber, shares: own }) => {
      const payment = payments.find((one) => one.accountNumber === accountNumber);
      const invoices = own.map(({ invoiceNumber }) => invoiceNumber);
      return [`${accountNumber} · ${payment?.id}`].concat(invoices);
    });
  });

  it('PY-05 names the payment, its card and each invoice with what is left', async () => {
    const response = await receipt('practice');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = allText(await readPdf(response.rawPayload));
    for (const expected of [number, 'Visa 4242', 'For March', '$225.00', '$75.00', ...parts]) {
      expect(text).toContain(expected);
    }
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('PM-03 is not there for another practice', async () => {
    expect((await receipt('other')).statusCode).toBe(404);
    expect((await receipt('practice', '', 'none')).statusCode).toBe(404);
  });

  it('PY-05 there is none before something is paid', async () => {
    const { shares } = await accountWith(portal, 1);
    const open = await begun(portal, shares);
    expect((await receipt('practice', '', open.id)).statusCode).toBe(409);
  });
});
