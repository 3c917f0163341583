import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { chargeRequest, failsWith, REFUSED, openTarget, savedCard } from './support/target.ts';

const target = await openTarget();
const { gateway, stripe } = target;

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
    // The portal's clock may be ahead of the gateway's.
    const ahead = new Date(since.getTime() + 240_000);
    expect(await gateway.findCharge({ checkoutId, customerId, since: ahead })).toEqual(charged);
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
