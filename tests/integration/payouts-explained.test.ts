import { text } from 'node:stream/consumers';
import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesCsv } from '#server/money/payouts/reconciliation/changes-csv.ts';
import { balanceList } from '#server/money/payouts/reconciliation/find-changes.ts';
import { parseListQuery } from '#server/platform/http/list-query.ts';
import { untilPayment } from './support/online-payments.ts';
import { startSandboxPortal, type SandboxPortal } from './support/payment-methods.ts';
import { inTransit, look, paidAtSandbox, partsOf, payouts } from './support/payouts.ts';

let place: SandboxPortal;

beforeAll(async () => {
  place = await startSandboxPortal(new Date());
});
afterAll(() => place.close());

const press = (path: string, fields?: Record<string, string>) => place.sandbox.press(path, fields);

async function payOut(step: 'arrive' | 'none' = 'arrive'): Promise<string> {
  // The gateway counts in seconds: each payout is of another one.
  await place.sandbox.pass(1_000);
  const { id } = await press('payouts/next/make');
  if (step === 'arrive') await press(`payouts/${String(id)}/arrive`);
  await place.sandbox.run();
  const state = step === 'arrive' ? 'paid' : 'onTheWay';
  await until(async () => expect((await payouts(place))[0]).toMatchObject({ id, state }));
  return String(id);
}

const NONE = { paymentCents: 0, refundCents: 0, disputeCents: 0, feeCents: 0, otherCents: 0 };

it('PY-10 nothing is in transit at first', async () => {
  const empty = { booksCents: 0, ...NONE, differenceCents: 0, heldCents: 0, held: [], lines: [] };
  expect(await inTransit(place)).toEqual(empty);
  expect(await payouts(place)).toEqual([]);
});

it('PY-10 a payment is in transit before and after the payment service tells of it, and until its payout is paid', async () => {
  const { number } = await paidAtSandbox(place);
  const line = { kind: 'payment', cents: 10_000, paymentNumbers: [number], unexplained: null };
  const untold = { ...NONE, paymentCents: 10_000, booksCents: 10_000, differenceCents: 0 };
  expect(await inTransit(place)).toMatchObject({
    ...untold,
    lines: [{ ...line, isTold: false, feeCents: 0, payoutId: null }],
  });
  await look(place);
  const told = { ...untold, feeCents: -320, booksCents: 9_680 };
  expect(await inTransit(place)).toMatchObject({
    ...told,
    lines: [{ ...line, isTold: true, feeCents: 320, payoutId: null }],
  });
  const id = await payOut('none');
  expect(await inTransit(place)).toMatchObject({ ...told, lines: [{ ...line, payoutId: id }] });
  await press(`payouts/${id}/arrive`);
  await place.sandbox.run();
  await until(async () => expect((await payouts(place))[0]?.state).toBe('paid'));
  expect(await inTransit(place)).toMatchObject({ booksCents: 0, ...NONE, lines: [] });
  const parts = { ...NONE, paymentCents: 10_000, feeCents: -320 };
  const sums = { amountCents: 9_680, booksCents: 9_680, differenceCents: 0 };
  expect(await payouts(place)).toMatchObject([{ id, isWhole: true, ...parts, ...sums }]);
  expect(await partsOf(place, id)).toMatchObject([{ ...line, payoutId: id }]);
});

it('PY-10 an open dispute holds money, and says which payment', async () => {
  const { number, paymentId } = await paidAtSandbox(place);
  const { id } = await press(`payments/${paymentId}/dispute`);
  await place.sandbox.run();
  await untilPayment(place.portal, number, { disputes: [{ state: 'open' }] });
  await look(place);
  const sums = { ...NONE, paymentCents: 10_000, disputeCents: -10_000, feeCents: -1_820 };
  expect(await inTransit(place)).toMatchObject({
    ...sums,
    booksCents: -1_820,
    differenceCents: 0,
    heldCents: 10_000,
    held: [{ paymentNumber: number, cents: 10_000, reason: 'fraudulent' }],
  });
  await press(`disputes/${String(id)}/won`);
  await place.sandbox.run();
  await untilPayment(place.portal, number, { disputes: [{ state: 'won' }] });
  await look(place);
  expect(await inTransit(place)).toMatchObject({ booksCents: 9_680, differenceCents: 0, held: [] });
});

it('PY-10 a payout that failed is one line until the next one brings it', async () => {
  const id = await payOut();
  await press(`payouts/${id}/fail`);
  await place.sandbox.run();
  await until(async () => expect((await payouts(place))[0]?.state).toBe('failed'));
  const back = { kind: 'payoutFailed', cents: 9_680, unexplained: null };
  const sums = { ...NONE, otherCents: 9_680, booksCents: 9_680, differenceCents: 0 };
  expect(await inTransit(place)).toMatchObject({ ...sums, lines: [back] });
  const next = await payOut();
  expect(await inTransit(place)).toMatchObject({ booksCents: 0, differenceCents: 0, lines: [] });
  expect(await partsOf(place, next)).toMatchObject([back]);
  expect((await payouts(place))[0]).toMatchObject({ otherCents: 9_680, differenceCents: 0 });
});

it('PY-10 what the portal does not know is unexplained, in transit and in its payout', async () => {
  await paidAtSandbox(place);
  const reserve = { type: 'reserve_hold', category: 'risk_reserved_funds', amount: '-500' };
  await press('balance/next/adjust', reserve);
  const euros = { type: 'stripe_fee', category: 'fee', amount: '-300', currency: 'eur' };
  await press('balance/next/adjust', euros);
  await look(place);
  const { lines, ...now } = await inTransit(place);
  expect(now).toMatchObject({ otherCents: -500, booksCents: 9_680, differenceCents: 500 });
  const why = new Set(lines.map(({ unexplained }) => unexplained));
  expect(why).toEqual(new Set([null, 'otherCurrency', 'unknown']));
  const id = await payOut();
  const [payout] = await payouts(place);
  expect(payout).toMatchObject({
    id,
    amountCents: 9_180,
    booksCents: 9_680,
    differenceCents: -500,
  });
  expect(await inTransit(place)).toMatchObject({ booksCents: 500, differenceCents: 500 });
});

it('PY-10 is a file, of what is in a payout', async () => {
  const [, payout] = await payouts(place);
  const query = { filter: JSON.stringify({ payoutId: payout?.id }), lang: 'es' };
  const file = await place.portal.request('super', { url: '/api/balance-changes.csv', query });
  const [head, line] = file.body.split('\r\n');
  expect(head).toBe('\uFEFFDesde,Qué,Pagos,Importe,Comisión,Neto,Moneda,Depósito,Id');
  expect(line).toContain(`Depósito fallido,,96.80,0.00,96.80,USD,${payout?.id},txn_`);
});

it('PY-10 SE-08 a file that would lack lines is refused, not cut', async () => {
  const query = { ...parseListQuery({}, balanceList), offset: 0, limit: 1 };
  const written = (most: number) =>
    text(changesCsv(place.portal.database.db, query, { locale: 'en', most }));
  await expect(written(2)).rejects.toMatchObject({ code: 'invalid' });
  expect(await written(1_000)).toContain('Payment');
});
