import type { Checkout } from '#domain/schemas/checkout.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import {
  accountWith,
  begun,
  callBack,
  checkoutNow,
  sessionOf,
  startPayingPortal,
  untilState,
} from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { recorded } from './support/payments.ts';
import type { Person } from './support/people.ts';
import type { TestPortal } from './support/portal.ts';

const gateway = new FakeGateway();
let now = new Date('2026-05-04T12:00:00Z');
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPayingPortal(gateway, () => now);
});
afterAll(() => portal.close());

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
    const admin = await portal.request('admin', { url: '/api/checkouts' });
    expect(admin.statusCode).toBe(403);
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
