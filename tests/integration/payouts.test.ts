import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilPayment, untilTold } from './support/online-payments.ts';
import { startSandboxPortal, type SandboxPortal } from './support/payment-methods.ts';
import { paymentNow } from './support/payments.ts';
import { books, look, paidAtSandbox } from './support/payouts.ts';

let place: SandboxPortal;
let before: Awaited<ReturnType<typeof books>>;

beforeAll(async () => {
  place = await startSandboxPortal(new Date());
});
afterAll(() => place.close());

/** By how much the books changed since the test began. */
async function changed() {
  const { wrong, ...now } = await books(place);
  expect(wrong).toEqual([]);
  const names = Object.keys(now) as (keyof typeof now)[];
  const moved = names.map((name) => [name, now[name] - before[name]] as const);
  return Object.fromEntries(moved.filter(([, cents]) => cents !== 0));
}

const press = (path: string, fields?: Record<string, string>) => place.sandbox.press(path, fields);

/** Makes a payout of all there is, and has the calls made. */
async function payOut(): Promise<string> {
  const { id } = await press('payouts/next/make');
  await place.sandbox.run();
  return String(id);
}

/** The bank has it. */
async function arrive(id: string): Promise<void> {
  await press(`payouts/${id}/arrive`);
  await place.sandbox.run();
}

const payoutRow = async (id: string) => {
  const found = await place.portal.database.pool.query<{ state: string }>(
    'SELECT state, is_whole FROM gateway_payouts WHERE id = $1',
    [id],
  );
  return found.rows[0];
};

const untilPayout = (id: string, state: string) =>
  until(async () => expect(await payoutRow(id)).toEqual({ state, is_whole: true }));

/** The webhook is silent for the next events. */
const silence = () => press('webhooks/next/disturb', { how: 'lose', count: '100' });
const hear = () => press('webhooks/next/disturb', { how: 'lose', count: '0' });

beforeEach(async () => {
  before = await books(place);
});

describe('payouts of the payment service', () => {
  it('PY-10 a payment, a refund and their fees are in flight until the payout is in the bank, and nothing is left then', async () => {
    const { number } = await paidAtSandbox(place);
    expect(await changed()).toEqual({ inFlight: 10_000 });
    expect(await look(place)).toEqual([]);
    expect(await changed()).toEqual({ inFlight: 9_680, fees: 320 });
    const { version } = await paymentNow(place.portal, number);
    const back = { amountCents: 2_500, reason: 'Too much was paid' };
    await place.portal.step('super', `/api/payments/${number}/give-back`, version, back);
    await untilPayment(place.portal, number, { refundedCents: 2_500 });
    expect(await changed()).toEqual({ inFlight: 7_180, fees: 320 });
    const id = await payOut();
    await untilPayout(id, 'onTheWay');
    expect(await changed()).toEqual({ inFlight: 7_180, fees: 320 });
    await arrive(id);
    await untilPayout(id, 'paid');
    expect(await changed()).toEqual({ cash: 7_180, fees: 320 });
    expect(await look(place)).toEqual([]);
    expect(await changed()).toEqual({ cash: 7_180, fees: 320 });
    expect((await books(place)).inFlight).toBe(0);
  });

  it('PY-10 a dispute costs a fee, which comes back with the money when it is won', async () => {
    const { paymentId, number } = await paidAtSandbox(place);
    const { id } = await press(`payments/${paymentId}/dispute`);
    await place.sandbox.run();
    await untilPayment(place.portal, number, { disputes: [{ state: 'open' }] });
    expect(await look(place)).toEqual([]);
    const held = { fees: 320, disputeFees: 1_500, disputed: 10_000, inFlight: -1_820 };
    expect(await changed()).toEqual(held);
    await press(`disputes/${String(id)}/won`);
    await place.sandbox.run();
    await untilPayment(place.portal, number, { disputes: [{ state: 'won' }] });
    await look(place);
    expect(await changed()).toEqual({ inFlight: 9_680, fees: 320 });
    const payout = await payOut();
    await arrive(payout);
    await untilPayout(payout, 'paid');
    expect(await changed()).toEqual({ cash: 9_680, fees: 320 });
  });

  it('PY-10 a payout that fails after it was paid is in flight again, super admins are told, and the next one brings it', async () => {
    await paidAtSandbox(place);
    const id = await payOut();
    await arrive(id);
    await untilPayout(id, 'paid');
    expect(await changed()).toEqual({ cash: 9_680, fees: 320 });
    await press(`payouts/${id}/fail`);
    await place.sandbox.run();
    await untilPayout(id, 'failed');
    expect(await changed()).toEqual({ inFlight: 9_680, fees: 320 });
    await untilTold(place.portal, 'payoutFailed', 'u-super');
    const next = await payOut();
    await arrive(next);
    await untilPayout(next, 'paid');
    expect(await changed()).toEqual({ cash: 9_680, fees: 320 });
  });

  it('PY-10 a call that comes twice changes nothing, and an old one does not either', async () => {
    await paidAtSandbox(place);
    await press('webhooks/next/disturb', { how: 'reorder', count: '3' });
    const id = await payOut();
    await arrive(id);
    await untilPayout(id, 'paid');
    const events = await fetch(`${place.sandbox.origin}/control/records.json`);
    const { event } = (await events.json()) as { event: { id: string; type: string }[] };
    for (const { id: eventId } of event.filter(({ type }) => type.startsWith('payout.')))
      await press(`events/${eventId}/resend`);
    await place.sandbox.run();
    const waiting = `SELECT FROM outbox WHERE kind = 'gatewayEvent' AND delivered_at IS NULL`;
    await until(async () => {
      expect((await place.portal.database.pool.query(waiting)).rowCount).toBe(0);
    });
    expect(await changed()).toEqual({ cash: 9_680, fees: 320 });
  });

  it('PY-10 when no call ever comes the job finds payments, fees, payouts and failures, once', async () => {
    await paidAtSandbox(place);
    await silence();
    const id = await payOut();
    await look(place);
    expect(await payoutRow(id)).toEqual({ state: 'onTheWay', is_whole: true });
    await arrive(id);
    await look(place);
    expect(await changed()).toEqual({ cash: 9_680, fees: 320 });
    await press(`payouts/${id}/fail`);
    await look(place);
    await look(place);
    expect(await changed()).toEqual({ inFlight: 9_680, fees: 320 });
    await hear();
    const next = await payOut();
    await arrive(next);
    await untilPayout(next, 'paid');
    expect(await changed()).toEqual({ cash: 9_680, fees: 320 });
  });

  it('PY-10 a fee of its own is an entry; what the portal does not know, or in another currency, posts nothing and alerts', async () => {
    const adjust = { amount: '-500' };
    await press('balance/next/adjust', { ...adjust, type: 'stripe_fee', category: 'fee' });
    await look(place);
    expect(await changed()).toEqual({ inFlight: -500, fees: 500 });
    const reserve = { type: 'reserve_hold', category: 'risk_reserved_funds' };
    await press('balance/next/adjust', { ...adjust, ...reserve });
    const euros = { type: 'stripe_fee', category: 'fee', currency: 'eur' };
    await press('balance/next/adjust', { ...adjust, ...euros });
    await look(place);
    expect(await changed()).toEqual({ inFlight: -500, fees: 500 });
    await untilTold(place.portal, 'balanceUnexplained', 'u-super');
    const told = `SELECT FROM outbox WHERE payload->>'event' = 'balanceUnexplained'`;
    const times = (await place.portal.database.pool.query(told)).rowCount;
    await look(place);
    expect((await place.portal.database.pool.query(told)).rowCount).toBe(times);
  });

  it('PY-10 nothing is looked at, and nothing lost, while the payment service does not answer', async () => {
    const { portal, sandbox } = place;
    const silent = {
      ...sandbox.gateway,
      listBalanceChanges: () => Promise.reject(new Error('Silent')),
    };
    await paidAtSandbox(place);
    const failing = look({ ...place, portal, sandbox: { ...sandbox, gateway: silent } });
    await expect(failing).rejects.toThrow('Silent');
    expect(await changed()).toEqual({ inFlight: 10_000 });
    await look(place);
    expect(await changed()).toEqual({ inFlight: 9_680, fees: 320 });
  });
});
