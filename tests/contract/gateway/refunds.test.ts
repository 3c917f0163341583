import { payByBank, payByCard } from 'payment-sandbox/tests/support/forms.ts';
import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { describe, expect, it } from 'vitest';
import type { GatewayEvent } from '#server/money/gateway/port.ts';
import {
  chargeRequest,
  REFUSED,
  newKey,
  hasSandbox,
  openPage,
  openTarget,
  paymentOf,
  savedCard,
} from './support/target.ts';

const target = await openTarget();
const { gateway, stripe, sandbox } = target;

async function paid(cents = 5000): Promise<string> {
  const of = await savedCard(target, 'pm_card_visa');
  const { id } = await gateway.charge(chargeRequest(of, cents));
  return id ?? '';
}

async function debited(account = '000123456789'): Promise<string> {
  const { sessionId, url } = await openPage(target);
  await payByBank(url, account);
  await sandbox().pass(4 * DAY);
  const { id } = await gateway.findPayment({ sessionId });
  return id ?? '';
}

/** What the webhook was told of a payment since then. */
async function writtenOf(paymentId: string, kind: 'refund' | 'dispute'): Promise<GatewayEvent[]> {
  await sandbox().run();
  const events = sandbox().events();
  return events.filter((event) =>
    kind === 'refund'
      ? event.kind === 'refund' && event.refund.paymentId === paymentId
      : event.kind === 'dispute' && event.dispute.paymentId === paymentId,
  );
}

const refundOf = (paymentId: string, cents: number, key = newKey()) =>
  gateway.refund({ key, paymentId, cents });

/** A payment of which a dispute was closed. */
async function closed(outcome: 'won' | 'lost'): Promise<string> {
  const paymentId = await paid();
  const { id } = await sandbox().press(`payments/${paymentId}/dispute`);
  await sandbox().press(`disputes/${String(id)}/${outcome}`);
  const told = await writtenOf(paymentId, 'dispute');
  const disputes = ['open', outcome].map((state) => ({ dispute: { id, state } }));
  expect(told).toMatchObject(disputes);
  const again = sandbox().press(`disputes/${String(id)}/won`);
  await expect(again).rejects.toThrow('already closed');
  return paymentId;
}

describe('a refund', () => {
  it('PY-09 gives all of it back, once for a key', async () => {
    const paymentId = await paid();
    const key = newKey();
    const refund = await refundOf(paymentId, 5000, key);
    expect(refund).toMatchObject({ paymentId, key, cents: 5000, state: 'succeeded' });
    expect(await refundOf(paymentId, 5000, key)).toEqual(refund);
    const made = await stripe.refunds.list({ payment_intent: paymentId });
    expect(made.data).toHaveLength(1);
  });

  it('PY-09 gives parts of it back, and no more than came in', async () => {
    const paymentId = await paid();
    expect(await refundOf(paymentId, 2000)).toMatchObject({ cents: 2000 });
    await expect(refundOf(paymentId, 3001)).rejects.toMatchObject(REFUSED);
    expect(await refundOf(paymentId, 3000)).toMatchObject({ cents: 3000 });
    await expect(refundOf(paymentId, 1)).rejects.toMatchObject(REFUSED);
  });

  it('PY-09 is refused for a key that was used for another amount', async () => {
    const paymentId = await paid();
    const key = newKey();
    await refundOf(paymentId, 1000, key);
    await expect(refundOf(paymentId, 1001, key)).rejects.toMatchObject(REFUSED);
  });

  it('PY-09 of an unknown payment is refused', async () => {
    await expect(refundOf('pi_unknown', 100)).rejects.toMatchObject(REFUSED);
  });

  it.runIf(hasSandbox)('PY-09 of a bank debit is on its way first', async () => {
    const paymentId = await debited();
    const refund = await refundOf(paymentId, 345);
    expect(refund.state).toBe('pending');
    await sandbox().pass(5 * DAY);
    const told = await writtenOf(paymentId, 'refund');
    const states = ['pending', 'succeeded'].map((state) => ({ refund: { ...refund, state } }));
    expect(told).toMatchObject(states);
  });

  it.runIf(hasSandbox)(
    'PY-09 of a bank debit may fail: then the money can be given back again',
    async () => {
      const paymentId = await debited();
      const refund = await refundOf(paymentId, 12_345);
      await sandbox().press(`refunds/${refund.id}/fail`);
      const told = await writtenOf(paymentId, 'refund');
      expect(told.at(-1)).toMatchObject({ refund: { id: refund.id, state: 'failed' } });
      expect(await refundOf(paymentId, 12_345)).toMatchObject({ state: 'pending' });
    },
  );
});

describe('a dispute', () => {
  it.runIf(hasSandbox)(
    'PY-09 comes after a payment by card, and nothing is refunded meanwhile',
    async () => {
      const { sessionId, url } = await openPage(target);
      await payByCard(url, '4000000000000259');
      const { id, state } = await gateway.findPayment({ sessionId });
      const paymentId = id ?? '';
      expect(state).toBe('succeeded');
      await sandbox().pass(DAY);
      const told = await writtenOf(paymentId, 'dispute');
      const facts = { paymentId, cents: 12_345, reason: 'fraudulent', state: 'open' };
      expect(told).toMatchObject([{ dispute: facts }]);
      await expect(refundOf(paymentId, 100)).rejects.toMatchObject(REFUSED);
    },
  );

  it.runIf(hasSandbox)('PY-09 that is lost leaves nothing to refund', async () => {
    const refunding = refundOf(await closed('lost'), 5000);
    await expect(refunding).rejects.toMatchObject(REFUSED);
  });

  it.runIf(hasSandbox)('PY-09 that is won leaves the payment as it was', async () => {
    expect(await refundOf(await closed('won'), 5000)).toMatchObject({ state: 'succeeded' });
  });

  it.runIf(hasSandbox)('PY-09 of a part that was not refunded takes that part', async () => {
    const paymentId = await paid();
    await refundOf(paymentId, 1500);
    await sandbox().press(`payments/${paymentId}/dispute`);
    const [event] = await writtenOf(paymentId, 'dispute');
    expect(event).toMatchObject({ dispute: { cents: 3500 } });
  });
});

const find = (sessionId: string) => gateway.findPayment({ sessionId });

/** What the events since then told, by kind, the payment or dispute of this page only. */
async function told(since: number, paymentId: string | null) {
  await sandbox().run();
  return sandbox()
    .events()
    .slice(since)
    .flatMap((event) => {
      if (event.kind === 'payment' && event.payment.id === paymentId) return event.payment.state;
      if (event.kind === 'dispute' && event.dispute.paymentId === paymentId) {
        return `dispute ${event.dispute.state}`;
      }
      return [];
    });
}

describe('a bank debit', () => {
  it.runIf(hasSandbox)('PY-09 is on its way for days, and settles', async () => {
    const page = await openPage(target);
    const { sessionId, url } = page;
    const since = sandbox().calls.length;
    const answer = await payByBank(url, '000123456789');
    expect(answer.status).toBe(303);
    const sent = await find(sessionId);
    const account = { id: null, kind: 'bankAccount', brand: 'STRIPE TEST BANK', last4: '6789' };
    const id = expect.stringMatching(/^pi_/);
    const method = { ...account, expires: null };
    expect(sent).toEqual(paymentOf(page, { id, state: 'processing', method }));
    expect(await gateway.closePage(sessionId)).toEqual(sent);
    await sandbox().pass(3 * DAY);
    expect(await find(sessionId)).toEqual(sent);
    await sandbox().pass(DAY);
    const came = { ...sent, state: 'succeeded', receivedCents: 12_345 };
    expect(await find(sessionId)).toEqual(came);
    expect(await gateway.findPayment({ paymentId: sent.id ?? '' })).toEqual(came);
    expect(await told(since, sent.id)).toEqual(['processing', 'succeeded']);
  });

  it.runIf(hasSandbox)('PY-09 of an account without money fails after days', async () => {
    const { sessionId, url } = await openPage(target);
    const since = sandbox().calls.length;
    await payByBank(url, '000222222227');
    await sandbox().pass(4 * DAY);
    const failed = await find(sessionId);
    expect(failed).toMatchObject({ state: 'failed', failure: 'insufficient_funds' });
    expect(failed).toMatchObject({ receivedCents: 0, method: { kind: 'bankAccount' } });
    expect(await told(since, failed.id)).toEqual(['processing', 'failed']);
  });

  it.runIf(hasSandbox)(
    'PY-09 that settled and is returned weeks later arrives as a lost dispute',
    async () => {
      const { sessionId, url } = await openPage(target);
      const since = sandbox().calls.length;
      await payByBank(url, '000555555559');
      await sandbox().pass(4 * DAY);
      const { id } = await find(sessionId);
      await sandbox().pass(20 * DAY);
      const all = ['processing', 'succeeded', 'dispute open', 'dispute lost'];
      expect(await told(since, id)).toEqual(all);
      const refund = { key: newKey(), paymentId: id ?? '', cents: 100 };
      await expect(gateway.refund(refund)).rejects.toMatchObject({ code: 'refused' });
    },
  );

  it.runIf(hasSandbox)('PY-09 stays on its way until somebody presses the button', async () => {
    const { sessionId, url } = await openPage(target);
    const since = sandbox().calls.length;
    await payByBank(url, '000000000009');
    await sandbox().pass(30 * DAY);
    const { id, state } = await find(sessionId);
    expect(state).toBe('processing');
    await sandbox().press(`payments/${id}/settle`);
    await sandbox().press(`payments/${id}/settle`);
    expect(await find(sessionId)).toMatchObject({ state: 'succeeded', receivedCents: 12_345 });
    expect(await told(since, id)).toEqual(['processing', 'succeeded']);
  });
});
