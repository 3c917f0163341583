import { randomUUID } from 'node:crypto';
import { until } from 'test-tools/until.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { paymentDetailsSchema, paymentSchema } from '#domain/money/payments/payment.ts';
import { statementSchema } from '#domain/money/statements/statement.ts';
import { openEvents } from './support/event-client.ts';
import { invoicesOf, issue } from './support/invoices.ts';
import { journalOf, makeBatch } from './support/journal.ts';
import { balances, disagreements, NOW } from './support/ledger.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { list } from './support/orders.ts';
import { paymentNow, record, recorded, takeStep } from './support/payments.ts';
import { recordSteps } from './support/record-steps.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let origin: string;
beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});

/** An account with so many invoices of 100.00. */
async function accountWith(count: number) {
  const { id: accountNumber } = await madeAccount(portal);
  const numbers = [];
  for (let index = 0; index < count; index += 1) {
    numbers.push(await issue(portal, accountNumber, NOW));
  }
  return { accountNumber, numbers };
}

async function openCents(accountNumber: string): Promise<number[]> {
  const found = await invoicesOf(portal, { accountNumber });
  return found
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ openCents: cents }) => cents);
}

const share = (invoiceNumber: string | undefined, cents: number) => ({
  invoiceNumber: invoiceNumber ?? '',
  cents,
});

describe('a recorded payment', () => {
  it('PY-08 pays the invoices it is given to; the rest is unapplied, and given to an invoice later', async () => {
    const { accountNumber, numbers } = await accountWith(3);
    const [first, second, third] = numbers;
    const payment = await recorded(portal, {
      accountNumber,
      amountCents: 17_000,
      shares: [share(first, 10_000), share(second, 4_000)],
    });
    expect(payment).toMatchObject({ state: 'unapplied', unappliedCents: 3_000, version: 1 });
    expect(await openCents(accountNumber)).toEqual([0, 6_000, 10_000]);
    expect((await invoicesOf(portal, { accountNumber })).map(({ state }) => state)).toContain(
      'paid',
    );

    const tooMuch = await takeStep(portal, payment, 'allocate', { shares: [share(third, 3_001)] });
    expect(apiErrorSchema.parse(tooMuch.json()).errors?.['shares']?.nearest).toBe(3_000);
    const shares = [share(third, 3_000)];
    const allocated = await takeStep(portal, payment, 'allocate', { shares });
    expect(paymentDetailsSchema.parse(allocated.json())).toMatchObject({
      state: 'applied',
      unappliedCents: 0,
      version: 2,
      shares: [share(first, 10_000), share(second, 4_000), share(third, 3_000)],
    });
    expect(await openCents(accountNumber)).toEqual([0, 6_000, 7_000]);
    const books = await balances(portal.database);
    expect(books[`receivable:${accountNumber}`]).toBe(13_000);
    expect(books[`unapplied:${accountNumber}`]).toBeUndefined();
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 is recorded once, however often it is sent, and so is a check that two admins record', async () => {
    const { accountNumber, numbers } = await accountWith(1);
    const [first] = numbers;
    const input = { accountNumber, reference: 'R1', shares: [share(first, 10_000)] };
    const key = randomUUID();
    const answers = await Promise.all([
      record(portal, input, { key }),
      record(portal, input, { key }),
      record(portal, input, { key }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => paymentSchema.parse(answer.json()).id)).size).toBe(1);
    const other = await record(portal, { accountNumber, reference: 'R1' });
    expect(other.statusCode).toBe(409);
    expect(apiErrorSchema.parse(other.json()).errors?.['reference']?.rule).toBe('taken');
    expect((await record(portal, { accountNumber, reference: 'R2' })).statusCode).toBe(201);
  });

  it.each([
    ['a day to come', { receivedOn: '2099-01-01' }, 'receivedOn'],
    ['an account that does not exist', { accountNumber: '999999' }, 'accountNumber'],
    ['no number of the check', { reference: ' ' }, 'reference'],
    ['half a cent', { amountCents: 0.5 }, 'amountCents'],
    ['shares of more than it has', { amountCents: 1, shares: [share('INV-0', 2)] }, 'shares'],
    ['an invoice of nobody', { shares: [share('INV-0', 1)] }, 'shares.0.invoiceNumber'],
  ])(
    'PY-08 SE-08 is refused with %s, and says which field is wrong',
    async (_what, changes, field) => {
      const response = await record(portal, changes);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(apiErrorSchema.parse(response.json()).errors ?? {})).toEqual([field]);
    },
  );

  it('PY-08 SE-08 is refused for an invoice of somebody else, and for more than is open, which it names', async () => {
    const { accountNumber, numbers } = await accountWith(2);
    const shares = [share(numbers[0], 10_001), share(numbers[1], 10_000)];
    const tooMuch = await record(portal, { accountNumber, amountCents: 30_000, shares });
    expect(apiErrorSchema.parse(tooMuch.json()).errors).toEqual({
      'shares.0.cents': expect.objectContaining({ rule: 'max', nearest: 10_000 }),
    });
    const foreign = await record(portal, { shares: [share(numbers[0], 1)] });
    expect(apiErrorSchema.parse(foreign.json()).errors).toHaveProperty(['shares.0.invoiceNumber']);
  });

  it('PY-08 is void with a reason, and its invoices are open again; once', async () => {
    const { accountNumber, numbers } = await accountWith(2);
    const [first, second] = numbers;
    const input = { accountNumber, reference: 'R9', amountCents: 15_000 };
    const payment = await recorded(portal, { ...input, shares: [share(first, 10_000)] });
    const shares = [share(second, 2_000)];
    await takeStep(portal, payment, 'allocate', { shares });
    const stale = await takeStep(portal, payment, 'void', { reason: 'Bounced' });
    expect(stale.statusCode).toBe(412);
    expect(apiErrorSchema.parse(stale.json())).toMatchObject({
      current: { version: 2 },
      errors: { version: { rule: 'movedOn', value: 'super@lens.test' } },
    });
    const now = await paymentNow(portal, payment.id);
    const gone = await takeStep(portal, now, 'void', { reason: 'Bounced' });
    expect(paymentDetailsSchema.parse(gone.json())).toMatchObject({
      state: 'void',
      unappliedCents: 0,
      voidReason: 'Bounced',
    });
    expect(await openCents(accountNumber)).toEqual([10_000, 10_000]);
    const again = await takeStep(portal, { ...now, version: 3 }, 'void', { reason: 'Again' });
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { errors: { step: { rule: 'void', value: 'super@lens.test' } } },
    ]);
    // The check comes a second time.
    expect((await record(portal, input)).statusCode).toBe(201);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 gives back what is unapplied, and not more', async () => {
    const { accountNumber } = await accountWith(0);
    const payment = await recorded(portal, { accountNumber, amountCents: 5_000, method: 'wire' });
    const refund = {
      amountCents: 2_000,
      refundedOn: '2026-05-04',
      reference: '77',
      reason: 'Overpaid',
    };
    const first = await takeStep(portal, payment, 'refund', refund);
    const now = paymentDetailsSchema.parse(first.json());
    expect(now).toMatchObject({ state: 'unapplied', unappliedCents: 3_000, refundedCents: 2_000 });
    const tooMuch = await takeStep(portal, now, 'refund', { ...refund, amountCents: 3_001 });
    expect(apiErrorSchema.parse(tooMuch.json()).errors?.['amountCents']?.nearest).toBe(3_000);
    const gone = await takeStep(portal, now, 'void', { reason: 'Bounced' });
    expect([gone.statusCode, gone.json()]).toMatchObject([
      409,
      { errors: { step: { rule: 'refunded' } } },
    ]);
    const rest = await takeStep(portal, now, 'refund', { ...refund, amountCents: 3_000 });
    expect(paymentDetailsSchema.parse(rest.json()).state).toBe('refunded');
    expect((await balances(portal.database))[`unapplied:${accountNumber}`]).toBeUndefined();
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 AD-05 goes with a merged account, and can be voided there', async () => {
    const from = await accountWith(1);
    const into = await accountWith(0);
    const payment = await recorded(portal, {
      accountNumber: from.accountNumber,
      amountCents: 12_000,
      shares: [share(from.numbers[0], 10_000)],
    });
    const merged = await merge(portal, {
      from: await accountNow(portal, from.accountNumber),
      into: await accountNow(portal, into.accountNumber),
    });
    expect(merged.statusCode).toBe(200);
    const there = await paymentNow(portal, payment.id);
    expect(there.accountNumber).toBe(into.accountNumber);
    expect((await takeStep(portal, there, 'void', { reason: 'Bounced' })).statusCode).toBe(200);
    const books = await balances(portal.database);
    expect(books[`receivable:${into.accountNumber}`]).toBe(10_000);
    expect(books[`receivable:${from.accountNumber}`]).toBeUndefined();
    expect(books[`unapplied:${into.accountNumber}`]).toBeUndefined();
    expect(await disagreements(portal.database)).toEqual([]);
    // The statement and the journal say that the payment was taken back, not that accounts were merged.
    const statement = await portal.request('super', {
      url: `/api/statements/${into.accountNumber}`,
    });
    const { balance } = statementSchema.parse(statement.json());
    expect(balance.lines.at(-1)).toMatchObject({
      kind: 'payment',
      document: payment.id,
      isReversal: true,
      cents: 12_000,
    });
    const { id } = await makeBatch(portal, { from: null, to: '2099-12-31' });
    const lines = (await journalOf(portal, id)).map((cells) => cells.join(' '));
    expect(lines.findLast((line) => line.includes(payment.id))).toContain(
      `Payment, reversed ${payment.id}`,
    );
  });

  it('PY-08 SE-01 is shown to its practice, without who recorded it and the note, and to no other', async () => {
    const { accountNumber, numbers } = await accountWith(1);
    await addMember(portal, 'u-practice', accountNumber);
    const stream = await openEvents(origin, portal.tokens.practice);
    const payment = await recorded(portal, {
      accountNumber,
      note: 'Called them',
      shares: [share(numbers[0], 10_000)],
    });
    const heard = () => stream.events.filter(({ resource }) => resource !== 'notices');
    await until(() =>
      expect(heard()).toMatchObject([
        { resource: 'payments', id: payment.id },
        { resource: 'invoices', id: numbers[0] },
      ]),
    );
    stream.close();
    expect(payment).toMatchObject({ note: 'Called them', recordedBy: 'super@lens.test' });
    const seen = await paymentNow(portal, payment.id, 'practice');
    expect(seen).toMatchObject({ note: '', recordedBy: '', amountCents: 10_000 });
    const filter = { invoiceNumber: numbers[0], state: 'applied', method: 'check', q: payment.id };
    const found = await list(portal, 'practice', { filter }, 'payments');
    expect(paymentSchema.array().parse(found.json())).toMatchObject([{ id: payment.id }]);
    const foreign = await portal.request('other', { url: `/api/payments/${payment.id}` });
    expect(foreign.statusCode).toBe(404);
    expect((await list(portal, 'other', { filter }, 'payments')).json()).toEqual([]);
  });
});

it('SE-03 PY-08 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['payments', 'invoices'])).toMatchFileSnapshot(
    'records/payments.txt',
  );
});
