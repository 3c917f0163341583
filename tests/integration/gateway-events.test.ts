import { randomUUID } from 'node:crypto';
import { until } from 'test-tools/until.ts';
import { expect, it } from 'vitest';
import { accountWith, begun, callBack, checkoutNow, sessionOf } from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { usePayingPortal } from './support/use.ts';

const gateway = new FakeGateway();
const portal = usePayingPortal(gateway);

it('SE-07 believes only calls that are signed, and logs nothing of them', async () => {
  const { shares } = await accountWith(portal, 1);
  const { id } = await begun(portal, shares);
  const payment = gateway.pay(sessionOf(id));
  const forged = await callBack(portal, { kind: 'payment', payment }, { signature: 'forged' });
  expect(forged.statusCode).toBe(401);
  expect(await checkoutNow(portal, id)).toMatchObject({ state: 'open' });
});

it('SE-07 PY-03 answers 400 to what is signed and names no payment, however often it is sent', async () => {
  const { shares } = await accountWith(portal, 1);
  const { id } = await begun(portal, shares);
  const { sessionId: _, ...payment } = gateway.pay(sessionOf(id));
  const whole = { kind: 'payment', payment } as unknown as Parameters<typeof callBack>[1];
  const event = randomUUID();
  for (let times = 0; times < 2; times += 1) {
    expect((await callBack(portal, whole, { id: event })).statusCode).toBe(400);
  }
  const taken = await portal.database.pool.query('SELECT FROM gateway_events WHERE id = $1', [
    event,
  ]);
  expect(taken.rowCount).toBe(0);
});

/** How the work about a payment stands, and how often it was tried. */
async function workAbout(paymentId: string): Promise<unknown[]> {
  const { rows } = await portal.database.pool.query(
    `SELECT state, attempts FROM outbox WHERE kind = 'gatewayEvent' AND key = $1`,
    [paymentId],
  );
  return rows;
}

it.each(['refund', 'dispute', 'payment'] as const)(
  'PY-03 asks once about a payment that the gateway does not know (%s)',
  async (kind) => {
    const paymentId = `pi_unknown_${kind}`;
    const about = { id: `x_${kind}`, paymentId, cents: 100 };
    const told = gateway.unknownPayment(paymentId);
    const events = {
      refund: { kind: 'refund', refund: { ...about, key: null, state: 'succeeded' } },
      dispute: { kind: 'dispute', dispute: { ...about, reason: 'fraudulent', state: 'open' } },
      payment: { kind: 'payment', payment: told },
    } as const;
    expect((await callBack(portal, events[kind])).statusCode).toBe(204);
    await until(async () => {
      expect(await workAbout(paymentId)).toEqual([{ state: 'failed', attempts: 1 }]);
    });
  },
);

it('PY-03 a dispute of a payment that was not asked for here changes nothing, and is not asked about again', async () => {
  const paymentId = 'pi_of_another_shop';
  gateway.payments.set('cs_of_another_shop', {
    ...gateway.unknownPayment(paymentId),
    sessionId: 'cs_of_another_shop',
  });
  const dispute = { id: 'dp_foreign', paymentId, cents: 100, reason: 'fraudulent' };
  await callBack(portal, { kind: 'dispute', dispute: { ...dispute, state: 'open' } });
  await until(async () => {
    expect(await workAbout(paymentId)).toEqual([{ state: 'delivered', attempts: 1 }]);
  });
});
