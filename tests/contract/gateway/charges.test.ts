import { describe, expect, it } from 'vitest';
import {
  chargeRequest,
  failsWith,
  REFUSED,
  newCustomer,
  newKey,
  hasSandbox,
  openTarget,
  savedCard,
} from './support/target.ts';
import { DAY, payByBank, payByCard } from '#tests/fixtures/test-sandbox.ts';

const target = await openTarget();
const { gateway, stripe, sandbox } = target;

const METHOD_PAGE = {
  methods: ['card', 'bankAccount'],
  returnUrl: 'http://127.0.0.1:3000/customer/payment?saved',
  cancelUrl: 'http://127.0.0.1:3000/customer/payment',
  locale: 'es',
} as const;

async function openMethodPage() {
  const customerId = await newCustomer(target);
  const page = await gateway.openMethodPage({ key: newKey(), customerId, ...METHOD_PAGE });
  return { customerId, ...page };
}

describe('a saved method', () => {
  it('PY-09 is listed with what may be shown of it, and removed', async () => {
    const { customerId, methodId } = await savedCard(target, 'pm_card_visa');
    const expires: unknown = expect.stringMatching(/^20\d\d-\d\d$/);
    expect(await gateway.listMethods(customerId)).toEqual([
      { id: methodId, kind: 'card', brand: 'visa', last4: '4242', expires },
    ]);
    await gateway.removeMethod(methodId);
    expect(await gateway.listMethods(customerId)).toEqual([]);
  });

  it('PY-09 that is gone is removed again without an error', async () => {
    const { methodId } = await savedCard(target, 'pm_card_visa');
    await gateway.removeMethod(methodId);
    await gateway.removeMethod(methodId);
    await gateway.removeMethod('pm_unknown');
    const { customerId } = await savedCard(target, 'pm_card_visa');
    expect(await gateway.listMethods(customerId)).toHaveLength(1);
  });

  it('PY-09 of an unknown customer is refused', async () => {
    await expect(gateway.listMethods('cus_unknown')).rejects.toMatchObject(REFUSED);
  });

  it.runIf(hasSandbox)(
    'PY-09 comes from the page of methods, and the portal hears of it',
    async () => {
      const { customerId, url, sessionId } = await openMethodPage();
      expect(await (await fetch(url)).text()).toContain('Guardar un método de pago');
      const answer = await payByCard(url, '4242424242424242');
      expect(answer.location).toBe(METHOD_PAGE.returnUrl);
      await payByCard(url, '4242424242424242');
      const [method, ...others] = await gateway.listMethods(customerId);
      expect(method).toMatchObject({ kind: 'card', last4: '4242' });
      expect(others).toEqual([]);
      await sandbox().run();
      const events = sandbox().events();
      expect(events).toContainEqual(expect.objectContaining({ kind: 'methods', customerId }));
      const told = events.filter(
        (event) => event.kind === 'payment' && event.payment.sessionId === sessionId,
      );
      expect(told).toEqual([]);
    },
  );

  it.runIf(hasSandbox)('PY-09 is a bank account', async () => {
    const { customerId, url } = await openMethodPage();
    await payByBank(url, '000123456789');
    const [method] = await gateway.listMethods(customerId);
    expect(method).toMatchObject({ kind: 'bankAccount', last4: '6789' });
    const request = chargeRequest({ customerId, methodId: method?.id ?? '' });
    const charged = await gateway.charge(request);
    expect(charged).toMatchObject({ state: 'processing', receivedCents: 0 });
    await sandbox().pass(4 * DAY);
    const of = { paymentId: charged.id ?? '' };
    expect(await gateway.findPayment(of)).toMatchObject({ state: 'succeeded' });
  });
});

describe('a charge of a saved method', () => {
  it('PY-09 comes in without anybody there, once for a key', async () => {
    const of = await savedCard(target, 'pm_card_visa');
    const request = chargeRequest(of);
    const charged = await gateway.charge(request);
    expect(charged).toMatchObject({
      sessionId: null,
      checkoutId: request.checkoutId,
      state: 'succeeded',
      amountCents: 5000,
      receivedCents: 5000,
      currency: 'USD',
      method: { id: of.methodId, kind: 'card', last4: '4242' },
      failure: null,
    });
    expect(await gateway.charge(request)).toEqual(charged);
    const made = await stripe.paymentIntents.list({ customer: of.customerId });
    expect(made.data).toHaveLength(1);
    const found = await gateway.findPayment({ paymentId: charged.id ?? '' });
    expect(found).toEqual(charged);
  });

  it('PY-09 is found by its checkout when its key is forgotten', async () => {
    const of = await savedCard(target, 'pm_card_visa');
    const request = chargeRequest(of);
    const { checkoutId, customerId } = request;
    const since = target.clock();
    expect(await gateway.findCharge({ checkoutId, customerId, since })).toBeNull();
    const charged = await gateway.charge(request);
    await gateway.charge(chargeRequest(of));
    expect(await gateway.findCharge({ checkoutId, customerId, since })).toEqual(charged);
    const later = new Date(since.getTime() + DAY);
    expect(await gateway.findCharge({ checkoutId, customerId, since: later })).toBeNull();
  });

  it('PY-09 is declined', async () => {
    const of = await savedCard(target, 'pm_card_chargeCustomerFail');
    const request = chargeRequest(of);
    const declined = failsWith('declined', 'card_declined');
    await expect(gateway.charge(request)).rejects.toMatchObject(declined);
    await expect(gateway.charge(request)).rejects.toMatchObject(declined);
    const [intent, ...others] = (await stripe.paymentIntents.list({ customer: of.customerId }))
      .data;
    expect(others).toEqual([]);
    const found = await gateway.findPayment({ paymentId: intent?.id ?? '' });
    expect(found).toMatchObject({ state: 'failed', failure: 'card_declined', receivedCents: 0 });
  });

  it('PY-09 that needs a further step is declined', async () => {
    const of = await savedCard(target, 'pm_card_authenticationRequired');
    await expect(gateway.charge(chargeRequest(of))).rejects.toMatchObject(
      failsWith('declined', 'authentication_required'),
    );
  });

  it('PY-09 of a removed or unknown method is refused', async () => {
    const of = await savedCard(target, 'pm_card_visa');
    await gateway.removeMethod(of.methodId);
    for (const methodId of [of.methodId, 'pm_unknown']) {
      await expect(gateway.charge(chargeRequest({ ...of, methodId }))).rejects.toMatchObject(
        REFUSED,
      );
    }
  });

  it('PY-09 of less than the gateway takes is refused', async () => {
    const of = await savedCard(target, 'pm_card_visa');
    await expect(gateway.charge(chargeRequest(of, 10))).rejects.toMatchObject(REFUSED);
  });
});
