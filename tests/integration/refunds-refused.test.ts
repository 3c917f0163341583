import { describe, expect, it } from 'vitest';
import { takeDispute } from '#server/money/payments/take-dispute.ts';
import { callBack, openCents } from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { deliverRefunds } from './support/lab-steps.ts';
import { disagreements } from './support/ledger.ts';
import { paidOnline, untilPayment, untilTold } from './support/online-payments.ts';
import { paymentNow } from './support/payments.ts';
import { recordSteps } from './support/record-steps.ts';
import { usePayingPortal } from './support/use.ts';

const gateway = new FakeGateway();
const portal = usePayingPortal(gateway);

/** The lab asks to give back 1.00. */
const giveBack = (number: string, version: number) =>
  portal.step('super', `/api/payments/${number}/give-back`, version, {
    amountCents: 100,
    reason: 'Too much was paid',
  });

describe('a refund of an online payment', () => {
  it('PY-10 a refund that the gateway refuses later has a line on the payment, and super admins are told', async () => {
    const { number, id } = await paidOnline(portal, gateway, { count: 1 });
    const { version } = await paymentNow(portal, number);
    gateway.refusesRefunds = true;
    await giveBack(number, version);
    const refused = { kind: 'refundRefused', amountCents: 100, reason: 'Too much was paid' };
    await untilPayment(portal, number, { refundingCents: 0, refundedCents: 0, refunds: [refused] });
    expect((await paymentNow(portal, number, 'practice')).refunds).toEqual([]);
    const url = `/api/checkouts/${id}/receipt.pdf`;
    expect((await portal.request('practice', { url })).statusCode).toBe(200);
    await untilTold(portal, 'refundRefused', 'u-super');
    expect(await disagreements(portal.database)).toEqual([]);
    gateway.refusesRefunds = false;
  });

  it('PY-10 is not given back while its bank holds it, of which the practice is told; then it is', async () => {
    const { number, paymentId } = await paidOnline(portal, gateway);
    const dispute = { id: `dp_${number}`, paymentId, cents: 100, reason: 'fraudulent' };
    await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'open' } });
    await untilPayment(portal, number, { disputes: [{ state: 'open' }] });
    const { version } = await paymentNow(portal, number);
    const refused = await giveBack(number, version);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { errors: { step: { rule: 'disputed' } } },
    ]);
    await untilTold(portal, 'paymentHeldBack', 'u-practice');
    await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'won' } });
    await untilPayment(portal, number, { disputes: [{ state: 'won' }] });
    const { version: later } = await paymentNow(portal, number);
    expect((await giveBack(number, later)).statusCode).toBe(200);
    await untilPayment(portal, number, { refundedCents: 100 });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-10 whose money the bank takes meanwhile waits no longer than the gateway takes to refuse it', async () => {
    const { number, paymentId, accountNumber } = await paidOnline(portal, gateway, { count: 1 });
    const { version } = await paymentNow(portal, number);
    gateway.isSilent = true;
    expect((await giveBack(number, version)).statusCode).toBe(200);
    const dispute = { id: `dp_${number}`, paymentId, cents: 10_000, reason: 'fraudulent' };
    const told = { gateway: gateway.name, dispute: { ...dispute, state: 'lost' as const } };
    const { db } = portal.database;
    await db.transaction((tx) => takeDispute(tx, { ...told, now: new Date() }));
    expect(await paymentNow(portal, number)).toMatchObject({
      refundedCents: 10_000,
      refundingCents: 100,
    });
    expect(await openCents(portal, accountNumber)).toBe(10_000);
    const more = await giveBack(number, (await paymentNow(portal, number)).version);
    expect(more.json()).toMatchObject({ errors: { amountCents: { rule: 'max', nearest: 0 } } });
    gateway.isSilent = false;
    gateway.refusesRefunds = true;
    const again = { database: portal.database, gateway, clock: () => new Date() };
    // Two instances may deliver the same message.
    await Promise.all([deliverRefunds(again), deliverRefunds(again)]);
    gateway.refusesRefunds = false;
    const refused = { kind: 'refundRefused', amountCents: 100 };
    const { refunds, refundingCents } = await paymentNow(portal, number);
    expect(refundingCents).toBe(0);
    expect(refunds).toMatchObject([{ kind: 'return', amountCents: 10_000 }, refused]);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});

it('SE-03 PY-10 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['payments'])).toMatchFileSnapshot(
    'records/refunds-refused.txt',
  );
});
