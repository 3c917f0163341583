import { beforeEach, describe, expect, it } from 'vitest';
import { askAboutCheckouts } from '#server/money/checkouts/ask-gateway.ts';
import { notifyOfUnanswered } from '#server/money/checkouts/notify-of-unanswered.ts';
import { PAYMENT_SOURCES } from '#server/money/emails/payment-sources.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import {
  accountWith,
  begin,
  begun,
  callBack,
  checkoutNow,
  openCents,
  PORTAL_URL,
  sessionOf,
  untilState,
} from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { invoicesOf } from './support/invoices.ts';
import { disagreements } from './support/ledger.ts';
import { valuesOf } from './support/money-emails.ts';
import { usePayingPortal } from './support/use.ts';

const DAY = 24 * 60 * 60_000;
const gateway = new FakeGateway();
let now = new Date('2026-05-04T12:00:00Z');
const portal = usePayingPortal(gateway, () => now);
beforeEach(() => {
  now = new Date('2026-05-04T12:00:00Z');
  gateway.isSilent = false;
});

/** Lets so many days pass, and does what recurs. */
async function pass(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY);
  const { signal } = new AbortController();
  const parts = { database: portal.database, clock: () => now, gateway, portalUrl: PORTAL_URL };
  await askAboutCheckouts(parts, { signal, onError: () => undefined });
  await notifyOfUnanswered(portal.database.db, now, { signal });
  await expirePending(portal.database, now, { signal });
}

/** A bank debit of an invoice of 100.00 that the bank has begun. */
async function debit() {
  const { accountNumber, shares } = await accountWith(portal, 1);
  const { id } = await begun(portal, shares, { changes: { method: 'bankAccount' } });
  const payment = gateway.move(sessionOf(id), { state: 'processing' });
  await callBack(portal, { kind: 'payment', payment });
  await untilState(portal, id, 'processing');
  return { id, accountNumber, shares };
}

/** The lab ends the payment, as it stands now. */
async function decide(id: string, decision: 'paid' | 'notPaid', version?: number) {
  const seen = version ?? (await checkoutNow(portal, id, 'super')).version;
  const body = { decision, reason: 'As the bank says' };
  return portal.step('super', `/api/checkouts/${id}/decide`, seen, body);
}

async function writtenOf(id: string): Promise<number> {
  const { rows } = await portal.database.pool.query(
    `SELECT FROM outbox WHERE payload->>'event' = 'paymentUnanswered'
       AND payload->'ref'->>'checkoutId' = $1`,
    [id],
  );
  return rows.length;
}

describe('a bank debit that nobody answers', () => {
  it('PY-11 stays reserved for 90 days, and the lab is told once, before anything ends', async () => {
    const { id, accountNumber, shares } = await debit();
    await pass(6);
    expect(await checkoutNow(portal, id, 'bookkeeper')).toMatchObject({ lookAt: null });
    for (let times = 0; times < 3; times += 1) {
      gateway.isSilent = times > 0;
      await pass(28);
      expect(await disagreements(portal.database)).toEqual([]);
    }
    expect(await checkoutNow(portal, id, 'bookkeeper')).toMatchObject({
      state: 'processing',
      lookAt: 'unanswered',
    });
    expect(await checkoutNow(portal, id)).toMatchObject({ lookAt: null, failure: '' });
    const url = `/api/checkouts?filter=${encodeURIComponent('{"toLookAt":true}')}`;
    expect((await portal.request('super', { url })).json()).toMatchObject([{ id }]);
    expect(await writtenOf(id)).toBe(1);
    const told = { event: 'paymentUnanswered' as const, ref: { checkoutId: id }, at: now };
    expect(await valuesOf(portal, PAYMENT_SOURCES, { ...told, uid: 'u-super' })).toMatchObject({
      amount: '$100.00',
      invoices: [`${shares[0]?.invoiceNumber}: $100.00`],
    });
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([
      { state: 'inFlight', payableCents: 0 },
    ]);
    expect((await begin(portal, shares)).statusCode).toBe(409);
  });

  it('PY-11 is not canceled by the practice, which is told so, nor ended by the lab before its time', async () => {
    const { id } = await debit();
    expect((await portal.send('practice', `/api/checkouts/${id}/cancel`)).statusCode).toBe(409);
    expect((await decide(id, 'notPaid')).json()).toMatchObject({
      code: 'conflict',
      message: 'The payment service still has time to answer',
    });
    expect(await checkoutNow(portal, id)).toMatchObject({ state: 'processing' });
  });

  it('PY-11 is ended by the lab as not paid: the invoice can be paid, and late money is kept', async () => {
    const { id, accountNumber, shares } = await debit();
    await pass(70);
    const { version } = await checkoutNow(portal, id, 'super');
    expect((await decide(id, 'notPaid', version - 1)).statusCode).toBe(412);
    expect(
      (await portal.step('bookkeeper', `/api/checkouts/${id}/decide`, version, {})).statusCode,
    ).toBe(403);
    const ended = await decide(id, 'notPaid', version);
    expect(ended.json()).toMatchObject({ state: 'failed', failure: 'unanswered', lookAt: null });
    expect(await disagreements(portal.database)).toEqual([]);
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ payableCents: 10_000 }]);
    expect(await begun(portal, shares)).toMatchObject({ state: 'open' });

    await callBack(portal, { kind: 'payment', payment: gateway.pay(sessionOf(id)) });
    await untilState(portal, id, 'paid');
    expect(await checkoutNow(portal, id, 'super')).toMatchObject({ attention: 'late' });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-11 is ended by the lab as paid, and taken back when the bank refuses it after all, once', async () => {
    const { id, accountNumber } = await debit();
    await pass(70);
    gateway.isSilent = true;
    expect((await decide(id, 'paid')).json()).toMatchObject({ state: 'paid', failure: '' });
    expect(await openCents(portal, accountNumber)).toBe(0);
    expect(await disagreements(portal.database)).toEqual([]);

    gateway.isSilent = false;
    const refused = gateway.move(sessionOf(id), { state: 'failed', failure: 'debit_returned' });
    for (let times = 0; times < 2; times += 1) {
      await callBack(portal, { kind: 'payment', payment: refused });
    }
    await expect
      .poll(async () => openCents(portal, accountNumber), { timeout: 60_000 })
      .toBe(10_000);
    expect((await checkoutNow(portal, id)).payments).toMatchObject([{ state: 'returned' }]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-11 ends as the gateway says when it answers the last question, whatever the lab decides', async () => {
    const { id, accountNumber } = await debit();
    await pass(8);
    gateway.pay(sessionOf(id));
    expect((await decide(id, 'notPaid')).json()).toMatchObject({ state: 'paid' });
    expect(await openCents(portal, accountNumber)).toBe(0);
    expect((await decide(id, 'notPaid')).statusCode).toBe(409);
  });

  it('PY-11 a page that was never opened is ended as not paid only', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    gateway.isSilent = true;
    expect((await begin(portal, shares)).statusCode).toBe(503);
    await pass(8);
    const [opening] = (
      await portal.request('super', {
        url: `/api/checkouts?filter=${encodeURIComponent(JSON.stringify({ accountNumber }))}`,
      })
    ).json<{ id: string; lookAt: string }[]>();
    expect(opening).toMatchObject({ lookAt: 'unanswered' });
    expect((await decide(opening?.id ?? '', 'paid')).statusCode).toBe(409);
    expect((await decide(opening?.id ?? '', 'notPaid')).json()).toMatchObject({ state: 'failed' });
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ payableCents: 10_000 }]);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
