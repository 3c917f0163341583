import { answerStep, payByCard } from 'payment-sandbox/tests/support/forms.ts';
import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { describe, expect, it, vi } from 'vitest';
import { createStripeGateway } from '#server/money/gateway/stripe/stripe-gateway.ts';
import {
  REFUSED,
  isReal,
  newCustomer,
  newKey,
  hasSandbox,
  openPage,
  openTarget,
  pageRequest,
  paymentOf,
} from './support/target.ts';

const target = await openTarget();
const { gateway, stripe, sandbox } = target;
const find = (sessionId: string) => gateway.findPayment({ sessionId });

describe('customers', () => {
  it('PY-03 are made once for a key', async () => {
    const request = { key: newKey(), accountNumber: `contract-${newKey()}`, name: 'Practice' };
    const ids = [await gateway.createCustomer(request), await gateway.createCustomer(request)];
    expect(ids[0]).toMatch(/^cus_/);
    expect(ids[1]).toBe(ids[0]);
  });

  it.runIf(hasSandbox)(
    'PY-04 are found again by the account number, quotes and all, when the key is forgotten',
    async () => {
      const accountNumber = String.raw`o'neil\ ${newKey()}`;
      const name = 'Practice';
      const id = await gateway.createCustomer({ key: newKey(), accountNumber, name });
      const again = await gateway.createCustomer({ key: newKey(), accountNumber, name });
      expect(again).toBe(id);
    },
  );
});

describe('a page', () => {
  it('PY-04 is opened at an address of the gateway, and is open', async () => {
    const page = await openPage(target);
    const { sessionId, url, expiresAt, request } = page;
    expect(sessionId).toMatch(/^cs_test_/);
    expect(new URL(url).pathname).toContain(`/c/pay/${sessionId}`);
    expect(expiresAt.getTime()).toBe(Math.floor(request.expiresAt.getTime() / 1000) * 1000);
    expect(await find(sessionId)).toEqual(paymentOf(page));
  });

  it('PY-03 is the same for the same key, and refused with another amount', async () => {
    const request = await pageRequest(target);
    const page = await gateway.openPage(request);
    expect(await gateway.openPage(request)).toEqual(page);
    const other = gateway.openPage({ ...request, amountCents: 99_999 });
    await expect(other).rejects.toMatchObject(REFUSED);
  });

  it('PY-03 is opened once by parallel requests with one key', async () => {
    const request = await pageRequest(target);
    const pages = await Promise.allSettled([1, 2, 3].map(() => gateway.openPage(request)));
    const ids = pages.flatMap((page) => (page.status === 'fulfilled' ? page.value.sessionId : []));
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['less than 30 minutes', 20 / 60 / 24],
    ['more than 24 hours', 1.1],
  ])('PY-04 is refused when it would be open for %s', async (_name, days) => {
    const expiresAt = new Date(target.clock().getTime() + days * DAY);
    await expect(openPage(target, { expiresAt })).rejects.toMatchObject(REFUSED);
  });

  it('PY-04 is refused for a customer that the gateway does not know', async () => {
    await expect(openPage(target, { customerId: 'cus_unknown' })).rejects.toMatchObject(REFUSED);
  });

  it('PY-04 is closed before anybody pays', async () => {
    const { sessionId } = await openPage(target);
    const closed = await gateway.closePage(sessionId);
    expect(closed).toMatchObject({ state: 'failed', failure: 'expired', receivedCents: 0 });
    expect(await gateway.closePage(sessionId)).toEqual(closed);
  });

  it('PY-04 that could not be closed is still open, and says so', async () => {
    const { sessionId } = await openPage(target);
    const sessions: typeof stripe.checkout.sessions = Object.getPrototypeOf(
      stripe.checkout.sessions,
    );
    vi.spyOn(sessions, 'expire').mockRejectedValueOnce(new Error('no answer'));
    await expect(gateway.closePage(sessionId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await gateway.closePage(sessionId)).toMatchObject({ failure: 'expired' });
  });

  it('PY-04 is unknown', async () => {
    await expect(find('cs_test_unknown')).rejects.toMatchObject(REFUSED);
    await expect(gateway.closePage('cs_test_unknown')).rejects.toMatchObject(REFUSED);
    await expect(gateway.findPayment({ paymentId: 'pi_unknown' })).rejects.toMatchObject(REFUSED);
  });

  it('SE-10 names neither the key nor the practice in an error', async () => {
    const secretKey = 'sk_test_wrong_1234567890';
    const address = isReal
      ? null
      : { host: '127.0.0.1', port: Number(new URL(sandbox().origin).port) };
    const gateway = createStripeGateway({ secretKey, webhookSecret: 'whsec_x', sandbox: address });
    const request = { key: newKey(), accountNumber: 'A-secret', name: 'Secret Practice' };
    const error: unknown = await gateway.createCustomer(request).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(REFUSED);
    const told = JSON.stringify(error) + String(error);
    expect(told).toContain('StripeAuthenticationError');
    expect(told).not.toMatch(/ecret|7890/);
  });
});

describe('paying on a page', () => {
  it.runIf(hasSandbox)(
    'PY-04 by card comes in at once, and the browser goes back with the session',
    async () => {
      const page = await openPage(target);
      const { sessionId, url, request } = page;
      const answer = await payByCard(url, '4242 4242 4242 4242');
      expect(answer).toMatchObject({
        status: 303,
        location: request.returnUrl.replace('{CHECKOUT_SESSION_ID}', sessionId),
      });
      const payment = await find(sessionId);
      const came = {
        id: expect.stringMatching(/^pi_/),
        state: 'succeeded',
        receivedCents: 12_345,
        method: { id: null, kind: 'card', brand: 'visa', last4: '4242', expires: '2040-12' },
      };
      expect(payment).toEqual(paymentOf(page, came));
      expect(await gateway.findPayment({ paymentId: payment.id ?? '' })).toEqual(payment);
      expect(await gateway.closePage(sessionId)).toEqual(payment);
      // It is no charge of a saved method.
      const since = target.clock();
      expect(await gateway.findCharge({ ...request, since })).toBeNull();
    },
  );

  const refusals: [string, string, string][] = [
    ['4000000000000002', 'card_declined', 'The card was declined.'],
    ['4000000000009995', 'insufficient_funds', 'insufficient funds'],
    ['4111111111111111', 'test_mode_live_card', 'no test card'],
  ];
  for (const [number, code, says] of refusals) {
    it.runIf(hasSandbox)(
      `PY-04 with ${number} is refused (${code}), and may be tried again`,
      async () => {
        const { sessionId, url } = await openPage(target);
        const answer = await payByCard(url, number);
        expect(answer.location).toBeNull();
        expect(answer.html).toContain(says);
        const last4 = number.slice(-4);
        const refused = { state: 'open', failure: code, receivedCents: 0, method: { last4 } };
        expect(await find(sessionId)).toMatchObject(refused);
        expect((await payByCard(url, '4242424242424242')).status).toBe(303);
        expect(await find(sessionId)).toMatchObject({ state: 'succeeded', failure: null });
      },
    );
  }

  it.runIf(hasSandbox)('PY-04 with a further step comes in when the bank approves', async () => {
    const { sessionId, url } = await openPage(target);
    const asked = await payByCard(url, '4000002760003184');
    expect(asked.location).toContain('/c/step/');
    expect(await find(sessionId)).toMatchObject({ state: 'open', failure: null });
    const approved = await answerStep(asked, 'approve');
    expect(approved.location).toContain(sessionId);
    expect(await find(sessionId)).toMatchObject({ state: 'succeeded', receivedCents: 12_345 });
  });

  it.runIf(hasSandbox)(
    'PY-04 with a further step that is refused leaves the page open',
    async () => {
      const { sessionId, url } = await openPage(target);
      const asked = await payByCard(url, '4000002500003155');
      const refused = await answerStep(asked, 'refuse');
      expect(refused.location).toContain(`/c/pay/${sessionId}`);
      const failure = 'payment_intent_authentication_failure';
      expect(await find(sessionId)).toMatchObject({ state: 'open', failure });
      expect((await answerStep(asked, 'approve')).html).toContain('answered already');
      expect(await find(sessionId)).toMatchObject({ state: 'open', receivedCents: 0 });
    },
  );

  it.runIf(hasSandbox)('PY-03 twice, by a double click or in two tabs, is paid once', async () => {
    const { sessionId, url } = await openPage(target);
    const answers = await Promise.all([1, 2, 3].map(() => payByCard(url, '4242424242424242')));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    const payment = await find(sessionId);
    const charges = await stripe.charges.list({ payment_intent: payment.id ?? '' });
    expect(charges.data).toHaveLength(1);
  });

  it.runIf(hasSandbox)('PY-04 after the back button says that it is paid', async () => {
    const { sessionId, url } = await openPage(target);
    await payByCard(url, '4242424242424242');
    const html = await (await fetch(url)).text();
    expect(html).toContain('This payment is complete.');
    expect(html).toContain(sessionId);
  });

  it.runIf(hasSandbox)('PY-04 on a page that has expired takes nothing', async () => {
    const { sessionId, url } = await openPage(target);
    await sandbox().pass(DAY / 24);
    const answer = await payByCard(url, '4242424242424242');
    expect(answer.location).toBeNull();
    expect(answer.html).toContain('This page has expired. Nothing was paid here.');
    expect(await find(sessionId)).toMatchObject({ state: 'failed', failure: 'expired', id: null });
  });

  it.runIf(hasSandbox)(
    'PY-04 after the portal closed the page takes nothing, an open step neither',
    async () => {
      const { sessionId, url } = await openPage(target);
      const asked = await payByCard(url, '4000002760003184');
      expect(await gateway.closePage(sessionId)).toMatchObject({ state: 'failed' });
      expect((await answerStep(asked, 'approve')).html).toContain('This page has expired.');
      expect(await find(sessionId)).toMatchObject({ state: 'failed', receivedCents: 0 });
    },
  );

  it.runIf(hasSandbox)('PY-04 is offered by the methods that were asked for only', async () => {
    const customerId = await newCustomer(target);
    const { url } = await openPage(target, { customerId, methods: ['card'] });
    expect(await (await fetch(url)).text()).not.toContain('Routing number');
  });
});
