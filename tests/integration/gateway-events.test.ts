import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accountWith,
  begun,
  callBack,
  checkoutNow,
  sessionOf,
  startPayingPortal,
} from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import type { TestPortal } from './support/portal.ts';

const gateway = new FakeGateway();
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPayingPortal(gateway);
});
afterAll(() => portal.close());

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
