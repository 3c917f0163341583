import { until } from 'test-tools/until.ts';
import { expect } from 'vitest';
import { accountWith, begun, callBack, sessionOf, untilState } from './checkouts.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { paymentNow } from './payments.ts';
import type { TestPortal } from './portal.ts';

interface PaidOnline {
  /** The number of invoices of 100.00. */
  count?: number;
  /** How the portal hears of it; without it, the gateway calls back. */
  hear?: (checkoutId: string) => Promise<unknown>;
}

/** A payment that was paid online. */
export async function paidOnline(
  portal: TestPortal,
  gateway: FakeGateway,
  { count = 2, hear }: PaidOnline = {},
) {
  const { accountNumber, shares } = await accountWith(portal, count);
  const { id } = await begun(portal, shares);
  const told = gateway.pay(sessionOf(id));
  await (hear ? hear(id) : callBack(portal, { kind: 'payment', payment: told }));
  const { payments } = await untilState(portal, id, 'paid');
  const paymentId = told.id ?? '';
  return { id, accountNumber, shares, paymentId, number: payments[0]?.id ?? '' };
}

/** Waits until the payment stands so: what the gateway tells is done after it was answered. */
export async function untilPayment(
  portal: TestPortal,
  number: string,
  stands: object,
): Promise<void> {
  await until(async () => expect(await paymentNow(portal, number)).toMatchObject(stands));
}

/** Waits until somebody is told of the event by email. */
export async function untilTold(portal: TestPortal, event: string, uid: string): Promise<void> {
  const url = `/api/emails?filter=${encodeURIComponent(JSON.stringify({ event }))}`;
  await until(async () => {
    const emails = (await portal.request('super', { url })).json<object[]>();
    expect(emails).toContainEqual(expect.objectContaining({ uid }));
  });
}
