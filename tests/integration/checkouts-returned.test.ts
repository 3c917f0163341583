import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Statement } from '#domain/money/statements/statement.ts';
import { askGateway } from '#server/money/checkouts/ask-gateway.ts';
import { callBack, openCents, PORTAL_URL, sessionOf, checkoutNow } from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { balances, disagreements } from './support/ledger.ts';
import {
  paidOnline as payOnline,
  untilPayment as awaitPayment,
  untilTold,
} from './support/online-payments.ts';
import { paymentNow, takeStep } from './support/payments.ts';
import { recordSteps } from './support/record-steps.ts';
import { usePayingPortal } from './support/use.ts';

const gateway = new FakeGateway();
const portal = usePayingPortal(gateway);
beforeEach(() => void Object.assign(gateway, { refusesRefunds: false, failsRefunds: false }));

/** How the portal hears of a payment: it asks the gateway, or the gateway calls back. */
type Way = 'asks' | 'is told';

function paidOnline(count = 2, way: Way = 'is told') {
  const hear = (id: string) => askGateway({ ...deps(), gateway, portalUrl: PORTAL_URL }, id);
  return payOnline(portal, gateway, { count, ...(way === 'asks' && { hear }) });
}

const untilPayment = (number: string, stands: object) => awaitPayment(portal, number, stands);

/** The lab asks to give back 100.00, or so many cents. */
const giveBack = (number: string, version: number, amountCents = 10_000, reason = 'As agreed') =>
  portal.step('super', `/api/payments/${number}/give-back`, version, { amountCents, reason });

const deps = () => ({ database: portal.database, clock: () => new Date() });

describe('an online payment that was paid', () => {
  it('PY-03 PY-09 of which the portal heard by asking is the same when it is told, and is given back once', async () => {
    const { id, accountNumber, number } = await paidOnline(2, 'asks');
    await callBack(portal, { kind: 'payment', payment: gateway.pay(sessionOf(id)) });
    const { version } = await paymentNow(portal, number);
    await giveBack(number, version, 11_000);
    await untilPayment(number, { refundedCents: 11_000, refundingCents: 0, state: 'applied' });
    expect((await checkoutNow(portal, id)).payments).toHaveLength(1);
    expect(await openCents(portal, accountNumber)).toBe(11_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-09 is given back in part: the invoices that were paid last are open again', async () => {
    const { accountNumber, number } = await paidOnline();
    const payment = await paymentNow(portal, number);
    const asked = await giveBack(number, payment.version, 12_000, 'The lens was faulty');
    expect(asked.json()).toMatchObject({ refundingCents: 12_000 });
    await until(async () => {
      expect(await paymentNow(portal, number)).toMatchObject({
        refundedCents: 12_000,
        refundingCents: 0,
        state: 'applied',
        refunds: [{ kind: 'refund', amountCents: 12_000, reason: 'The lens was faulty' }],
      });
    });
    expect(await openCents(portal, accountNumber)).toBe(12_000);
    expect(await disagreements(portal.database)).toEqual([]);
    // The gateway tells of the refund that it was asked for.
    const refund = [...gateway.refunds.values()].find(({ cents }) => cents === 12_000);
    if (!refund) throw new Error('Nothing was given back');
    await callBack(portal, { kind: 'refund', refund });
    const outside = { ...refund, id: 're_outside', key: null, cents: 1_000 };
    await callBack(portal, { kind: 'refund', refund: outside });
    await until(async () => {
      expect(await paymentNow(portal, number)).toMatchObject({ refundedCents: 13_000 });
    });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-09 can be asked for again when the gateway refuses to give it back', async () => {
    const { number } = await paidOnline(1);
    const { version } = await paymentNow(portal, number);
    gateway.refusesRefunds = true;
    await giveBack(number, version, 100);
    await until(async () => {
      expect(await paymentNow(portal, number)).toMatchObject({
        version: version + 2,
        refundingCents: 0,
        refundedCents: 0,
      });
    });
  });

  it('PY-09 is given back once the gateway answers again', async () => {
    const { number } = await paidOnline(1);
    const { version } = await paymentNow(portal, number);
    gateway.isSilent = true;
    await giveBack(number, version, 100);
    await until(async () => {
      const tried =
        "SELECT FROM outbox WHERE kind = 'gatewayRefund' AND state = 'waiting' AND attempts > 0";
      expect(await portal.database.pool.query(tried)).toMatchObject({ rowCount: 1 });
    });
    expect(await paymentNow(portal, number)).toMatchObject({ refundingCents: 100 });
    const tooMuch = await giveBack(number, version + 1, 9_901);
    expect(tooMuch.json()).toMatchObject({ errors: { amountCents: { nearest: 9_900 } } });
    gateway.isSilent = false;
    await untilPayment(number, { refundingCents: 0, refundedCents: 100 });
  });

  it('PY-09 is neither void nor refunded by hand', async () => {
    const { number } = await paidOnline(1);
    const payment = await paymentNow(portal, number);
    const voided = await takeStep(portal, payment, 'void', { reason: 'Mistake' });
    expect(voided.statusCode).toBe(409);
  });

  it('PY-09 that the bank takes back opens its invoices again, once', async () => {
    const { accountNumber, number, paymentId } = await paidOnline();
    const dispute = {
      id: `dp_${number}`,
      paymentId,
      cents: 20_000,
      reason: 'debit_not_authorized',
    };
    const lost = { ...dispute, state: 'lost' } as const;
    await callBack(portal, { kind: 'dispute', dispute: lost });
    await until(async () => {
      expect(await paymentNow(portal, number)).toMatchObject({ state: 'returned' });
    });
    await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'open' } });
    await callBack(portal, { kind: 'dispute', dispute: lost });
    expect(await openCents(portal, accountNumber)).toBe(20_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it.each([
    ['won', 'applied', 0, 20_000],
    ['lost', 'returned', 20_000, 0],
  ] as const)(
    'PY-09 a dispute holds money back, and shows on the page of its payer, until it is %s',
    async (state, became, open, inFlight) => {
      const before = (await balances(portal.database))['in-flight:stripe'] ?? 0;
      const { id, accountNumber, number, paymentId } = await paidOnline();
      const dispute = { id: `dp_${number}`, paymentId, cents: 20_000, reason: 'fraudulent' };
      await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'open' } });
      await until(async () => {
        expect((await balances(portal.database))['disputes']).toBe(20_000);
      });
      expect(await openCents(portal, accountNumber)).toBe(0);
      expect((await checkoutNow(portal, id)).payments).toMatchObject([{ disputedCents: 20_000 }]);
      await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state } });
      await until(async () => {
        expect((await balances(portal.database))['disputes'] ?? 0).toBe(0);
      });
      expect(await paymentNow(portal, number)).toMatchObject({
        state: became,
        disputes: [{ state, amountCents: 20_000 }],
      });
      expect((await checkoutNow(portal, id)).payments).toMatchObject([{ disputedCents: 0 }]);
      expect(await openCents(portal, accountNumber)).toBe(open);
      expect((await balances(portal.database))['in-flight:stripe'] ?? 0).toBe(before + inFlight);
      expect(await disagreements(portal.database)).toEqual([]);
    },
  );

  it('PY-09 a refund that the bank does not take after it had succeeded is there again, once', async () => {
    const { accountNumber, number, paymentId } = await paidOnline();
    const before = (await balances(portal.database))['in-flight:stripe'] ?? 0;
    const refund = { id: `re_${number}`, paymentId, key: null, cents: 12_000 };
    const told = (state: 'succeeded' | 'failed') =>
      callBack(portal, { kind: 'refund', refund: { ...refund, state } });
    await told('succeeded');
    await untilPayment(number, { refundedCents: 12_000, unappliedCents: 0 });
    expect(await openCents(portal, accountNumber)).toBe(12_000);
    await told('failed');
    await untilPayment(number, { refundedCents: 0, unappliedCents: 12_000 });
    const statement = await portal.request('practice', { url: `/api/statements/${accountNumber}` });
    const { lines } = statement.json<Statement>().balance;
    expect(
      lines.slice(-3).map(({ kind, document, isReversal }) => [kind, document, isReversal]),
    ).toEqual([
      ['payment', number, false],
      ['refund', number, false],
      ['refund', number, true],
    ]);
    await told('failed');
    await told('succeeded');
    await callBack(portal, {
      kind: 'refund',
      refund: { ...refund, id: `re_last_${number}`, cents: 100, state: 'succeeded' },
    });
    await untilPayment(number, { refundedCents: 100 });
    expect(await paymentNow(portal, number)).toMatchObject({
      state: 'unapplied',
      unappliedCents: 11_900,
      refunds: [
        { kind: 'refund', amountCents: 12_000 },
        { kind: 'refundFailed', amountCents: 12_000 },
        { kind: 'refund', amountCents: 100 },
      ],
    });
    // What it had paid is open, and can be paid by it again.
    expect(await openCents(portal, accountNumber)).toBe(12_000);
    expect((await balances(portal.database))['in-flight:stripe'] ?? 0).toBe(before - 100);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it.each([
    ['only the failure is told', ['failed']],
    ['the failure is told first', ['failed', 'succeeded']],
    ['the failure is told first and again', ['failed', 'succeeded', 'failed']],
  ] as const)('PY-09 a refund of which %s moves nothing', async (_, states) => {
    const { accountNumber, number, paymentId } = await paidOnline(1);
    const before = (await balances(portal.database))['in-flight:stripe'] ?? 0;
    const refund = { id: `re_${number}`, paymentId, key: null, cents: 4_000 };
    for (const state of states) {
      await callBack(portal, { kind: 'refund', refund: { ...refund, state } });
      await untilPayment(number, { refunds: [{ kind: 'refundFailed' }] });
    }
    // What is told after it is done after it: nothing of the refund is left to be done.
    const other = { ...refund, id: `re_other_${number}`, cents: 100, state: 'succeeded' } as const;
    await callBack(portal, { kind: 'refund', refund: other });
    await untilPayment(number, { refundedCents: 100, state: 'applied' });
    expect(await openCents(portal, accountNumber)).toBe(100);
    expect((await balances(portal.database))['in-flight:stripe'] ?? 0).toBe(before - 100);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-09 a refund that was asked for here and fails at once can be asked for again', async () => {
    const { number, paymentId } = await paidOnline(1);
    const { version } = await paymentNow(portal, number);
    gateway.failsRefunds = true;
    await giveBack(number, version);
    await untilPayment(number, { refundingCents: 0, refundedCents: 0 });
    const { version: later } = await paymentNow(portal, number);
    gateway.failsRefunds = false;
    await giveBack(number, later);
    await untilPayment(number, { refundingCents: 0, refundedCents: 10_000, state: 'refunded' });
    const failed = [...gateway.refunds.values()].find(
      (one) => one.paymentId === paymentId && one.state === 'failed',
    );
    if (!failed) throw new Error('No refund failed');
    await callBack(portal, { kind: 'refund', refund: failed });
    expect(await paymentNow(portal, number)).toMatchObject({ refundedCents: 10_000 });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-09 a refund that fails is told to super admins, and shown on the page of its payer', async () => {
    const { number, paymentId, id } = await paidOnline(1);
    const { version } = await paymentNow(portal, number);
    await giveBack(number, version);
    await untilPayment(number, { refundedCents: 10_000 });
    const refund = [...gateway.refunds.values()].find((one) => one.paymentId === paymentId);
    if (!refund) throw new Error('Nothing was given back');
    await callBack(portal, { kind: 'refund', refund: { ...refund, state: 'failed' } });
    await untilPayment(number, { refundedCents: 0 });
    const { payments } = await checkoutNow(portal, id);
    expect(payments).toMatchObject([{ refundFailedCents: 10_000, refundedCents: 0 }]);
    await untilTold(portal, 'refundFailed', 'u-super');
  });
});

it('SE-03 PY-09 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['checkouts', 'payments'])).toMatchFileSnapshot(
    'records/checkouts-returned.txt',
  );
});
