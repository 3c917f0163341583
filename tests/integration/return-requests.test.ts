import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { creditDetailsSchema } from '#domain/money/credit/credit.ts';
import {
  orderReturnPolicySchema,
  returnRequestSchema,
} from '#domain/money/returns/return-request.ts';
import { expireReturns } from '#server/ordering/return-requests/steps/expire-returns.ts';
import { offerLenses, openCredit } from './support/exchanges.ts';
import { disagreements } from './support/ledger.ts';
import { orderAsAdminSees, submitted, takenOn } from './support/orders.ts';
import {
  approved,
  askCancellation,
  asked,
  askReturn,
  requestNow,
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

async function policyOf(orderId: string) {
  const response = await portal.request('practice', {
    url: `/api/return-requests/policy?orderId=${orderId}`,
  });
  return orderReturnPolicySchema.parse(response.json());
}

/** What is told of the request, in the order in which it was told. */
async function told(id: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ event: string }>(
    `SELECT payload->>'event' AS event FROM outbox
     WHERE kind = 'email.event' AND payload->'ref'->>'requestNumber' = $1 ORDER BY id`,
    [id],
  );
  return rows.map(({ event }) => event);
}

describe('the return of a lens', () => {
  it('CR-03 shows what the policy gives, waits for the lens, and credits it once', async () => {
    const order = await shippedLens(portal);
    const before = await openCredit(portal);
    const { lenses } = await policyOf(order.id);
    expect(lenses).toMatchObject([
      {
        eye: 'right',
        // 80 % of $100.00 less a fee of $5.00.
        return: {
          granted: true,
          daysLeft: 90,
          amountCents: 7_500,
          feeCents: 500,
          mustReturn: true,
        },
        exchange: { granted: true, exchangesLeft: null, amountCents: 8_000 },
      },
    ]);
    const request = await asked(portal, order);
    expect(request).toMatchObject({
      id: expect.stringMatching(/^RMA-\d{6}$/),
      state: 'requested',
      orderNumber: order.number,
      invoiceNumber: expect.stringMatching(/^INV-/),
      reason: 'fit',
      policy: { amountCents: 7_500 },
    });
    const waiting = await approved(portal, request);
    expect(waiting).toMatchObject({ state: 'approved', decidedCents: 7_500, creditId: '' });
    expect(Date.parse(waiting.returnBy ?? '')).toBeGreaterThan(Date.now() + YEAR / 5);
    expect(await openCredit(portal)).toBe(before);

    const receipt = await scanned(portal, request.id);
    expect(receipt).toMatchObject({
      again: false,
      state: 'credited',
      received: { actor: 'admin@lens.test' },
    });
    expect(await openCredit(portal)).toBe(before + 7_500);
    const second = await scanned(portal, request.id);
    expect(second).toMatchObject({ again: true, received: receipt.received });
    expect(await openCredit(portal)).toBe(before + 7_500);
    const credit = creditDetailsSchema.parse(
      (await portal.request('super', { url: `/api/credits/${receipt.creditId}` })).json(),
    );
    expect(credit).toMatchObject({
      cause: 'return',
      orderNumber: order.number,
      eye: 'right',
      amountCents: 7_500,
    });
    expect(await told(request.id)).toEqual(['returnRequested', 'returnDecided', 'returnReceived']);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-03 credits at once what may be kept, and a part when the lab says so', async () => {
    const before = await openCredit(portal);
    const request = await asked(portal, await shippedLens(portal, 'may-keep'));
    const credited = await approved(portal, request, 4_000);
    expect(credited).toMatchObject({ state: 'credited', decidedCents: 4_000 });
    expect(await openCredit(portal)).toBe(before + 4_000);
    expect((await scan(portal, request.id)).statusCode).toBe(409);
  });

  it('CR-03 a lens that comes before the decision waits for it', async () => {
    const before = await openCredit(portal);
    const request = await asked(portal, await shippedLens(portal));
    expect(await scanned(portal, request.id)).toMatchObject({ state: 'received', again: false });
    expect(await openCredit(portal)).toBe(before);
    const credited = await approved(portal, await requestNow(portal, request.id));
    expect(credited.state).toBe('credited');
    expect(await openCredit(portal)).toBe(before + 7_500);
  });

  it('CR-03 a lens is asked for once, until the request is refused or withdrawn', async () => {
    const order = await shippedLens(portal);
    const key = randomUUID();
    const [first, again] = [
      await askReturn(portal, order, { key }),
      await askReturn(portal, order, { key }),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const request = returnRequestSchema.parse(first.json());
    expect(again.json()).toEqual(first.json());
    expect((await askReturn(portal, order)).statusCode).toBe(409);
    expect((await policyOf(order.id)).lenses[0]?.return).toMatchObject({
      canAsk: false,
      refusal: 'asked',
      other: request.id,
    });
    const payload = { decision: 'refuse', reason: 'The lens is scratched' };
    const refused = await returnStep(portal, request, 'decide', { payload });
    expect(refused.json()).toMatchObject({
      state: 'refused',
      refuseReason: 'The lens is scratched',
    });
    expect((await scan(portal, request.id)).statusCode).toBe(409);
    const next = await asked(portal, order);
    expect((await returnStep(portal, next, 'withdraw')).json()).toMatchObject({
      state: 'withdrawn',
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => askReturn(portal, order)));
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([201, 409, 409, 409]);
  });

  it('CR-03 of several decisions at once the first counts, and several scans credit once', async () => {
    const before = await openCredit(portal);
    const request = await asked(portal, await shippedLens(portal));
    const decisions = await Promise.all(
      [{ decision: 'approve' }, { decision: 'approve' }, { decision: 'refuse', reason: 'No' }].map(
        (payload) => returnStep(portal, request, 'decide', { payload }),
      ),
    );
    expect(
      decisions.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 412, 412]);
    const other = await asked(portal, await shippedLens(portal));
    await approved(portal, other);
    const scans = await Promise.all([1, 2, 3].map(() => scanned(portal, other.id)));
    expect(scans.filter(({ again }) => !again)).toHaveLength(1);
    const now = await requestNow(portal, request.id);
    if (now.state === 'approved') await scanned(portal, request.id);
    expect(await openCredit(portal)).toBe(before + (now.state === 'approved' ? 15_000 : 7_500));
  });

  it('CR-03 gives more than the policy for those only who may grant credit, and never more than was paid', async () => {
    const request = await asked(portal, await shippedLens(portal));
    const give = (person: 'admin' | 'super', cents: number) =>
      returnStep(portal, request, 'decide', { person, payload: { decision: 'approve', cents } });
    expect((await give('admin', 7_501)).json()).toMatchObject({
      errors: { cents: { nearest: 7_500 } },
    });
    expect((await give('super', 10_001)).json()).toMatchObject({
      errors: { cents: { nearest: 10_000 } },
    });
    expect((await give('super', 10_000)).json()).toMatchObject({
      state: 'approved',
      decidedCents: 10_000,
    });
    // The same person's next one within a day: what the first gave beyond the policy counts.
    const next = await asked(portal, await shippedLens(portal));
    const payload = { decision: 'approve', cents: 10_000 };
    const refused = await returnStep(portal, next, 'decide', { person: 'super', payload });
    expect(refused.json()).toMatchObject({ errors: { cents: { nearest: 7_500 } } });
  });

  it('CR-03 ends when the lens does not come back in time, and not before', async () => {
    const before = await openCredit(portal);
    const request = await asked(portal, await shippedLens(portal));
    const { returnBy } = await approved(portal, request);
    const end = Date.parse(returnBy ?? '');
    await expireReturns(portal.database, new Date(end - 1), { signal });
    expect((await requestNow(portal, request.id)).state).toBe('approved');
    await expireReturns(portal.database, new Date(end), { signal });
    expect((await requestNow(portal, request.id)).state).toBe('expired');
    expect((await scan(portal, request.id)).statusCode).toBe(409);
    expect(await openCredit(portal)).toBe(before);
  });
});

describe('the cancellation of an order', () => {
  it('CR-03 the lab cancels an approved order on request, and nothing is charged', async () => {
    const order = await takenOn(portal, await submitted(portal), ['approve']);
    expect((await policyOf(order.id)).cancellation).toMatchObject({
      granted: true,
      amountCents: 0,
    });
    const request = returnRequestSchema.parse((await askCancellation(portal, order)).json());
    expect(request).toMatchObject({ kind: 'cancellation', eye: null, invoiceNumber: '' });
    expect((await askCancellation(portal, order)).statusCode).toBe(409);
    expect(await approved(portal, request)).toMatchObject({
      state: 'cancelled',
      decidedCents: null,
      creditId: '',
    });
    const now = await orderAsAdminSees(portal, order.id);
    expect(now).toMatchObject({ state: 'cancelled', invoiceNumber: null });
    expect(now.events.at(-1)).toMatchObject({ action: 'cancel', reason: request.id });
  });

  it('CR-03 asks the lab in production, itself before, and for a return after the shipment', async () => {
    const order = await submitted(portal);
    expect((await policyOf(order.id)).cancellation).toMatchObject({
      canAsk: false,
      refusal: 'cancelItself',
    });
    expect((await askCancellation(portal, order)).statusCode).toBe(409);
    const made = await takenOn(portal, order, ['approve', 'produce']);
    expect((await policyOf(order.id)).cancellation).toMatchObject({
      granted: false,
      canAsk: true,
      refusal: 'inProduction',
    });
    const request = returnRequestSchema.parse((await askCancellation(portal, made)).json());
    await takenOn(portal, made, ['ship']);
    // The shipment came first.
    expect((await requestNow(portal, request.id)).state).toBe('refused');
    expect(
      (await returnStep(portal, request, 'decide', { payload: { decision: 'approve' } }))
        .statusCode,
    ).toBe(412);
    expect((await policyOf(order.id)).cancellation.refusal).toBe('shipped');
  });
});

describe('who may ask, see and decide', () => {
  it('CR-03 PM-01 nobody sees a request of another practice, and no practice decides', async () => {
    const order = await shippedLens(portal);
    const request = await asked(portal, order, { note: 'For J. Doe' });
    const url = `/api/return-requests/${request.id}`;
    expect((await portal.request('other', { url })).statusCode).toBe(404);
    expect((await askReturn(portal, order, { person: 'other' })).statusCode).toBe(404);
    const foreign = await portal.request('other', {
      url: `/api/return-requests/policy?orderId=${order.id}`,
    });
    expect(foreign.statusCode).toBe(404);
    expect((await returnStep(portal, request, 'withdraw', { person: 'other' })).statusCode).toBe(
      404,
    );
    const payload = { decision: 'approve' };
    expect(
      (await returnStep(portal, request, 'decide', { person: 'practice', payload })).statusCode,
    ).toBe(403);
    expect((await scan(portal, request.id, 'practice')).statusCode).toBe(403);
    expect((await askReturn(portal, order, { person: 'admin' })).statusCode).toBe(403);
    // A biller sees it without what may name a patient, and does not ask.
    expect((await portal.request('practice', { url })).json()).toMatchObject({
      note: 'For J. Doe',
    });
    expect((await portal.request('biller', { url })).json()).toMatchObject({ note: '' });
    expect((await askReturn(portal, order, { person: 'biller' })).statusCode).toBe(403);
    expect((await returnStep(portal, request, 'withdraw', { person: 'biller' })).statusCode).toBe(
      403,
    );
  });
});
