import { DAY, payByBank } from '#tests/fixtures/test-sandbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, hasSandbox, openPage, openTarget, type Target } from './support/target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const find = (sessionId: string) => target.gateway.findPayment({ sessionId });

/** What the events since then told, by kind, the payment or dispute of this page only. */
async function told(since: number, paymentId: string | null) {
  await target.sandbox().run();
  return target
    .sandbox()
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
    const { sessionId, url, request } = await openPage(target);
    const since = target.sandbox().calls.length;
    const answer = await payByBank(url, '000123456789');
    expect(answer.status).toBe(303);
    const sent = await find(sessionId);
    expect(sent).toEqual({
      id: expect.stringMatching(/^pi_/),
      sessionId,
      checkoutId: request.checkoutId,
      state: 'processing',
      amountCents: 12_345,
      receivedCents: 0,
      currency: 'USD',
      method: {
        id: null,
        kind: 'bankAccount',
        brand: 'STRIPE TEST BANK',
        last4: '6789',
        expires: null,
      },
      failure: null,
    });
    expect(await target.gateway.closePage(sessionId)).toEqual(sent);
    await target.sandbox().pass(3 * DAY);
    expect(await find(sessionId)).toEqual(sent);
    await target.sandbox().pass(DAY);
    const came = { ...sent, state: 'succeeded', receivedCents: 12_345 };
    expect(await find(sessionId)).toEqual(came);
    expect(await target.gateway.findPayment({ paymentId: sent.id ?? '' })).toEqual(came);
    expect(await told(since, sent.id)).toEqual(['processing', 'succeeded']);
  });

  const refusals: [string, string][] = [
    ['000222222227', 'insufficient_funds'],
    ['000111111113', 'account_closed'],
    ['000333333335', 'debit_not_authorized'],
  ];
  for (const [account, code] of refusals) {
    it.runIf(hasSandbox)(`PY-09 of ${account} fails after days: ${code}`, async () => {
      const { sessionId, url } = await openPage(target);
      const since = target.sandbox().calls.length;
      await payByBank(url, account);
      expect(await find(sessionId)).toMatchObject({ state: 'processing' });
      await target.sandbox().pass(4 * DAY);
      const failed = await find(sessionId);
      expect(failed).toMatchObject({ state: 'failed', failure: code, receivedCents: 0 });
      expect(failed.method).toMatchObject({ kind: 'bankAccount', last4: account.slice(-4) });
      expect(await told(since, failed.id)).toEqual(['processing', 'failed']);
    });
  }

  it.runIf(hasSandbox)(
    'PY-09 that settled and is returned weeks later arrives as a lost dispute',
    async () => {
      const { sessionId, url } = await openPage(target);
      const since = target.sandbox().calls.length;
      await payByBank(url, '000555555559');
      await target.sandbox().pass(4 * DAY);
      const { id } = await find(sessionId);
      await target.sandbox().pass(20 * DAY);
      expect(await told(since, id)).toEqual([
        'processing',
        'succeeded',
        'dispute open',
        'dispute lost',
      ]);
      const refund = { key: newKey(), paymentId: id ?? '', cents: 100 };
      await expect(target.gateway.refund(refund)).rejects.toMatchObject({ code: 'refused' });
    },
  );

  it.runIf(hasSandbox)('PY-09 stays on its way until somebody presses the button', async () => {
    const { sessionId, url } = await openPage(target);
    const since = target.sandbox().calls.length;
    await payByBank(url, '000000000009');
    await target.sandbox().pass(30 * DAY);
    const { id, state } = await find(sessionId);
    expect(state).toBe('processing');
    await target.sandbox().press(`payments/${id}/settle`);
    await target.sandbox().press(`payments/${id}/settle`);
    expect(await find(sessionId)).toMatchObject({ state: 'succeeded', receivedCents: 12_345 });
    expect(await told(since, id)).toEqual(['processing', 'succeeded']);
  });
});
