import { payByBank } from 'payment-sandbox/tests/support/forms.ts';
import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { describe, expect, it } from 'vitest';
import type { GatewayBalanceChange, GatewayEvent } from '#server/money/gateway/port.ts';
import {
  chargeRequest,
  hasSandbox,
  newKey,
  openPage,
  openTarget,
  REFUSED,
  savedCard,
} from './support/target.ts';

const target = await openTarget();
const { gateway, sandbox: opened, clock } = target;
const sandbox = () => opened();

async function paid(cents = 10_000): Promise<string> {
  const { id } = await gateway.charge(
    chargeRequest(await savedCard(target, 'pm_card_visa'), cents),
  );
  return id ?? '';
}

/** What changed the balance since then. */
const changesSince = (from: Date) =>
  gateway.listBalanceChanges({ from, until: new Date(clock().getTime() + DAY) });

const ofPayment = (changes: GatewayBalanceChange[], paymentId: string) =>
  changes.filter((change) => change.paymentId === paymentId);

const sumOf = (changes: GatewayBalanceChange[]) =>
  changes.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0);

/** Makes a payout of everything there is. */
async function makePayout(): Promise<string> {
  const { id } = await sandbox().press('payouts/next/make');
  return String(id);
}

/** The payouts that the webhook was told of since then. */
async function writtenOf(payoutId: string): Promise<GatewayEvent[]> {
  await sandbox().run();
  const isIt = (event: GatewayEvent) => event.kind === 'payout' && event.payoutId === payoutId;
  return sandbox().events().filter(isIt);
}

describe.runIf(hasSandbox)('the balance at the gateway', () => {
  it('PY-10 PY-04 tells of a card payment with its fee, and of its refund', async () => {
    const since = clock();
    const paymentId = await paid();
    const { id } = await gateway.refund({ key: newKey(), paymentId, cents: 2_500 });
    const told = ofPayment(await changesSince(since), paymentId);
    expect(told).toHaveLength(2);
    expect(told).toMatchObject([
      { kind: 'refund', cents: -2_500, feeCents: 0, sourceId: id, currency: 'USD' },
      { kind: 'payment', type: 'charge/charge', cents: 10_000, feeCents: 320 },
    ]);
    expect(await gateway.listBalanceChanges({ from: new Date(0), until: since })).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ paymentId })]),
    );
  });

  it('PY-10 PY-04 tells of a dispute with its fee, which comes back when it is won', async () => {
    const since = clock();
    const paymentId = await paid();
    const { id } = await sandbox().press(`payments/${paymentId}/dispute`);
    await sandbox().press(`disputes/${String(id)}/won`);
    const told = ofPayment(await changesSince(since), paymentId);
    expect(told).toMatchObject([
      { kind: 'disputeWon', cents: 10_000, feeCents: -1_500, sourceId: id },
      { kind: 'dispute', cents: -10_000, feeCents: 1_500, sourceId: id },
      { kind: 'payment', cents: 10_000, feeCents: 320 },
    ]);
  });

  it('PY-10 PY-04 tells of a bank debit, and of a refund that its bank did not take', async () => {
    const { sessionId, url } = await openPage(target);
    await payByBank(url, '000123456789');
    await sandbox().pass(4 * DAY);
    const since = new Date(clock().getTime() - DAY);
    const { id } = await gateway.findPayment({ sessionId });
    const paymentId = id ?? '';
    const refund = await gateway.refund({ key: newKey(), paymentId, cents: 345 });
    await sandbox().press(`refunds/${refund.id}/fail`);
    const told = ofPayment(await changesSince(since), paymentId);
    expect(told).toMatchObject([
      { kind: 'refundFailed', cents: 345, feeCents: 0, sourceId: refund.id },
      { kind: 'refund', cents: -345, sourceId: refund.id },
      { kind: 'payment', type: 'payment/charge', cents: 12_345, feeCents: 99 },
    ]);
  });

  it('PY-10 PY-04 has fees that can be set, fees of its own, and what the portal does not know', async () => {
    const since = clock();
    await sandbox().press('figures/figures/set', { cardParts: '100', cardFixed: '5' });
    const paymentId = await paid();
    await sandbox().press('figures/figures/set', { cardParts: '290', cardFixed: '30' });
    expect(ofPayment(await changesSince(since), paymentId)).toMatchObject([{ feeCents: 105 }]);
    const adjust = (type: string, category: string) =>
      sandbox().press('balance/next/adjust', { type, category, amount: '-500' });
    const fee = await adjust('stripe_fee', 'fee');
    const reserve = await adjust('reserve_hold', 'risk_reserved_funds');
    const none = { cents: -500, feeCents: 0, sourceId: null, paymentId: null };
    expect(await changesSince(since)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: fee['id'], kind: 'fee', ...none }),
        expect.objectContaining({ id: reserve['id'], kind: 'unknown', ...none }),
      ]),
    );
    await expect(sandbox().press('figures/figures/set', { cardpart: '1' })).rejects.toThrow(
      'unknown parameter: cardpart',
    );
    await expect(sandbox().press('figures/figures/set', { cardParts: 'x' })).rejects.toThrow(
      'must be a whole number',
    );
  });
});

describe.runIf(hasSandbox)('a payout', () => {
  it('PY-10 PY-04 has all that was not paid out before, arrives, and is told', async () => {
    await paid();
    const since = clock();
    const id = await makePayout();
    const parts = await gateway.listBalanceChanges({ payoutId: id });
    const { cents, ...payout } = await gateway.findPayout(id);
    expect(payout).toMatchObject({ id, state: 'onTheWay', hasParts: true, isWhole: true });
    const own = parts.filter(({ kind }) => kind === 'payout');
    expect(own).toMatchObject([{ cents: -cents, sourceId: id }]);
    expect(sumOf(parts)).toBe(0);
    await sandbox().pass(2 * DAY);
    expect(await gateway.findPayout(id)).toMatchObject({ state: 'paid', broughtBack: null });
    const made = { from: since, until: clock() };
    expect(await gateway.listPayouts(made)).toMatchObject([{ id, cents, state: 'paid' }]);
    expect(await writtenOf(id)).toHaveLength(3);
    await expect(makePayout()).rejects.toThrow('nothing to pay out');
  });

  it('PY-10 PY-04 that fails after it was paid is in the next one', async () => {
    await paid();
    const id = await makePayout();
    await sandbox().press(`payouts/${id}/arrive`);
    await sandbox().press(`payouts/${id}/fail`);
    const failed = await gateway.findPayout(id);
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'account_closed',
      broughtBack: { kind: 'payoutFailed', cents: failed.cents, sourceId: id },
    });
    expect(await writtenOf(id)).toHaveLength(4);
    await expect(sandbox().press(`payouts/${id}/fail`)).rejects.toThrow('failed already');
    const next = await gateway.findPayout(await makePayout());
    expect(next.cents).toBe(failed.cents);
    const parts = await gateway.listBalanceChanges({ payoutId: next.id });
    expect(parts.map(({ kind }) => kind).toSorted()).toEqual(['payout', 'payoutFailed']);
  });

  it('LF-03 PY-04 of another currency is one of its own', async () => {
    const adjustment = { type: 'stripe_fee', category: 'fee', amount: '700', currency: 'eur' };
    await sandbox().press('balance/next/adjust', adjustment);
    const { id } = await sandbox().press('payouts/next/make', { currency: 'eur' });
    const euros = await gateway.findPayout(String(id));
    expect(euros).toMatchObject({ cents: 700, currency: 'EUR' });
  });
});

it('PY-10 LF-03 what the gateway does not know is refused', async () => {
  await expect(gateway.findPayout('po_unknown')).rejects.toMatchObject(REFUSED);
  const parts = gateway.listBalanceChanges({ payoutId: 'po_unknown' });
  await expect(parts).rejects.toMatchObject(REFUSED);
});

it.runIf(hasSandbox)('LF-03 PY-04 knows the parameters that are used, and no others', async () => {
  const { stripe } = target;
  for (const params of [{ type: 'charge' }, { currency: 'usd' }, { created: { gt: 1 } }])
    await expect(stripe.balanceTransactions.list(params)).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
  for (const params of [{ status: 'paid' }, { arrival_date: 1 }])
    await expect(stripe.payouts.list(params)).rejects.toMatchObject({ statusCode: 400 });
});
