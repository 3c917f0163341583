import { beforeAll, describe, expect, it } from 'vitest';
import { resubmitInputSchema } from '#domain/orders/order.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import { expireReturns } from '#server/ordering/return-requests/steps/expire-returns.ts';
import {
  creditOf,
  exchanged,
  offerLenses,
  openCredit,
  received,
  SHIPPED,
} from './support/exchanges.ts';
import { disagreements } from './support/ledger.ts';
import { decide, decideAll, orderAsAdminSees, submitted, takenOn } from './support/orders.ts';
import {
  askReturn,
  asked,
  requestNow,
  requestsOf,
  returnStep,
  scan,
  scanned,
  shippedLens,
} from './support/return-requests.ts';
import { usePortal } from './support/use.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const { signal } = new AbortController();

const portal = usePortal();
beforeAll(() => offerLenses(portal));

/** The request of an exchange of one lens. */
async function requestOf(order: { id: string }) {
  const [request, ...others] = await requestsOf(portal, order);
  if (!request || others.length > 0) throw new Error('There is not one request');
  return request;
}

describe('the exchange of a lens', () => {
  it('CR-04 CR-03 orders the replacement and asks in one step; a scan of its number credits it once', async () => {
    const before = await openCredit(portal);
    const order = await exchanged(portal);
    const request = await requestOf(order);
    expect(request).toMatchObject({
      kind: 'exchange',
      state: 'requested',
      orderId: order.sourceOrderId,
      replacementOrderNumber: order.number,
      reason: 'fit',
      policy: { amountCents: 8_000, mustReturn: true, granted: true },
    });
    // It is decided with its order.
    const payload = { decision: 'approve' };
    expect((await returnStep(portal, request, 'decide', { payload })).statusCode).toBe(409);
    expect((await returnStep(portal, request, 'withdraw')).statusCode).toBe(409);

    const made = await takenOn(portal, order, ['approve']);
    expect(await requestOf(order)).toMatchObject({ state: 'approved', decidedCents: 8_000 });
    await takenOn(portal, made, ['produce', 'ship']);
    const waiting = await requestOf(order);
    expect(waiting.state).toBe('approved');
    expect(Date.parse(waiting.returnBy ?? '')).toBeGreaterThan(Date.now() + YEAR / 5);

    const receipt = await scanned(portal, request.id);
    expect(receipt).toMatchObject({ state: 'credited', again: false });
    expect(receipt.creditId).toMatch(/^CR-\d+$/);
    expect(await openCredit(portal)).toBe(before + 8_000);
    expect(await scanned(portal, request.id)).toMatchObject({
      again: true,
      received: receipt.received,
    });
    const now = await orderAsAdminSees(portal, order.id);
    expect(creditOf(now)).toMatchObject({ state: 'open' });
    // Recording it by the order changes nothing more.
    await received(portal, now);
    expect(await openCredit(portal)).toBe(before + 8_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-04 a lens that came before the shipment, or may be kept, is credited by the shipment', async () => {
    const before = await openCredit(portal);
    const order = await exchanged(portal);
    const { id } = await requestOf(order);
    expect(await scanned(portal, id)).toMatchObject({ state: 'received' });
    await takenOn(portal, await orderAsAdminSees(portal, order.id), SHIPPED);
    expect((await requestNow(portal, id)).state).toBe('credited');
    const kept = await takenOn(portal, await exchanged(portal, 'may-keep'), SHIPPED);
    expect(await requestOf(kept)).toMatchObject({ state: 'credited', received: null });
    expect(await openCredit(portal)).toBe(before + 16_000);
  });

  it('CR-04 of what ships together, only the lens that came before is credited', async () => {
    const before = await openCredit(portal);
    const pair = await exchanged(portal, 'must-return', { eyes: ['right', 'left'] });
    const orders = [
      await takenOn(portal, await received(portal, pair), ['approve', 'produce']),
      await takenOn(portal, await exchanged(portal), ['approve', 'produce']),
    ].map(({ id, version }) => ({ id, version, carrier: 'UPS', trackingNumber: '' }));
    await decideAll(portal, 'admin', { action: 'ship', orders });
    const sent = await Promise.all(orders.map(({ id }) => orderAsAdminSees(portal, id)));
    expect(
      sent.map(({ credits }) => credits.map(({ eye, state }) => `${eye} ${state}`).toSorted()),
    ).toEqual([['left waiting', 'right open'], ['right waiting']]);
    expect(await openCredit(portal)).toBe(before + 8_000);
  });

  it('CR-04 a lens recorded by its order is that of its request', async () => {
    const order = await takenOn(portal, await exchanged(portal), SHIPPED);
    await received(portal, order);
    expect(await requestOf(order)).toMatchObject({
      state: 'credited',
      received: { actor: 'admin@lens.test' },
    });
  });

  it('CR-04 no lens is credited by a return and by an exchange', async () => {
    const source = await shippedLens(portal);
    const request = await asked(portal, source);
    const exchange = {
      type: 'exchange',
      sourceOrderId: source.id,
      returnReason: 'fit',
      lenses: source.lenses.map(({ eye, lensId, lensVersion, prescription }) => ({
        eye,
        lensId,
        lensVersion,
        prescription,
        clinical: {},
        quantity: 1,
      })),
    } as const;
    const second = await submitted(portal, exchange);
    expect([second.credits, second.totalCents]).toEqual([[], 10_000]);
    expect(await requestsOf(portal, second)).toEqual([]);
    await returnStep(portal, request, 'withdraw');
    const third = await submitted(portal, exchange);
    expect(creditOf(third)).toMatchObject({ cents: 8_000 });
    const answers = await Promise.all([askReturn(portal, source), askReturn(portal, source)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  it('CR-04 follows its order: rejected, corrected, canceled', async () => {
    const order = await exchanged(portal);
    const { id } = await requestOf(order);
    await decide(portal, 'admin', {
      id: order.id,
      action: 'reject',
      version: order.version,
      reason: 'The base curve is missing',
    });
    expect(await requestNow(portal, id)).toMatchObject({
      state: 'refused',
      refuseReason: 'The base curve is missing',
    });
    const rejected = await orderAsAdminSees(portal, order.id);
    const response = await portal.step(
      'practice',
      `/api/orders/${order.id}/resubmit`,
      rejected.version,
      resubmitInputSchema.parse({
        ...rejected,
        lenses: rejected.lenses.map((lens) => Object.assign(lens, { clinical: {} })),
        delivery: undefined,
      }),
    );
    expect([response.statusCode, response.body]).toMatchObject([200, expect.any(String)]);
    expect(await requestNow(portal, id)).toMatchObject({ state: 'requested', refuseReason: '' });
    const corrected = await orderAsAdminSees(portal, order.id);
    await decide(portal, 'practice', {
      id: order.id,
      action: 'cancel',
      version: corrected.version,
    });
    expect((await requestNow(portal, id)).state).toBe('withdrawn');
    expect((await scan(portal, id)).statusCode).toBe(409);
    // Its lens is free again.
    expect((await askReturn(portal, { id: order.sourceOrderId ?? '' })).statusCode).toBe(201);
  });

  it('CR-04 ends with the credit that waits for the lens', async () => {
    const order = await takenOn(portal, await exchanged(portal), SHIPPED);
    const { id } = await requestOf(order);
    const later = new Date(Date.now() + YEAR);
    await expirePending(portal.database, later, { signal });
    expect((await scan(portal, id)).statusCode).toBe(409);
    await expireReturns(portal.database, later, { signal });
    expect((await requestNow(portal, id)).state).toBe('expired');
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
