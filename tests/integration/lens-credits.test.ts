import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { creditEntrySchema, type CreditEntry } from '#domain/money/credit/credit-account.ts';
import { creditUseSchema, type CreditUsed } from '#domain/money/credit/credit.ts';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { statementSchema } from '#domain/money/statements/statement.ts';
import { apply, credited, creditOf } from './support/credits.ts';
import {
  creditOf as lensCreditOf,
  exchanged,
  offerLenses,
  openCredit,
  receive,
  received,
  SHIPPED,
} from './support/exchanges.ts';
import { invoicesOf, issue } from './support/invoices.ts';
import { disagreements, NOW } from './support/ledger.ts';
import { addMember, madeAccount } from './support/merge.ts';
import { list, submitted, takenOn } from './support/orders.ts';
import { requestsOf } from './support/return-requests.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

/** An account of the practice with so much credit, and an invoice of 100.00. */
async function account(cents = 8_000): Promise<{ id: string; invoice: string }> {
  const { id } = await madeAccount(portal);
  await addMember(portal, 'u-practice', id);
  const invoice = await issue(portal, id, NOW);
  if (cents > 0) await credited(portal, id, cents);
  return { id, invoice };
}

const used = (response: { json: () => unknown }): CreditUsed =>
  creditUseSchema.parse(response.json());

async function entries(id: string, person: 'super' | 'practice' = 'super'): Promise<CreditEntry[]> {
  const found = await list(portal, person, { filter: { accountNumber: id } }, 'credit-entries');
  return creditEntrySchema.array().parse(found.json());
}

function reverse({ id, version }: CreditUsed, person: 'super' | 'practice' = 'super') {
  return portal.step(person, `/api/credit-uses/${id}/reverse`, version, {
    reason: 'Wrong invoice',
  });
}

async function invoiceNow(number: string) {
  const [found] = await invoicesOf(portal, { id: [number] });
  return found;
}

/** What lens credit paid, as the page of the invoice shows it. */
async function creditsOf(number: string) {
  const invoice = await portal.request('super', { url: `/api/invoices/${number}` });
  return invoice.json<InvoiceDetails>().credits.map(({ cents, isVoid }) => [cents, isVoid]);
}

describe('paying with lens credit', () => {
  it('CR-02 PY-08 is a line of its own on the page of the invoice, also when it was taken back', async () => {
    const { id, invoice } = await account();
    expect(await creditsOf(invoice)).toEqual([]);
    const first = used(await apply(portal, id, [{ invoiceNumber: invoice, cents: 3_000 }]));
    await apply(portal, id, [{ invoiceNumber: invoice, cents: 500 }]);
    expect(await creditsOf(invoice)).toEqual([
      [3_000, false],
      [500, false],
    ]);
    expect((await reverse(first)).statusCode).toBe(200);
    expect(await creditsOf(invoice)).toEqual([
      [3_000, true],
      [500, false],
    ]);
  });

  it('CR-02 PY-07 pays an invoice once, however often it is asked', async () => {
    const { id, invoice } = await account();
    const shares = [{ invoiceNumber: invoice, cents: 3_000 }];
    const key = randomUUID();
    const made = await apply(portal, id, shares, { key });
    expect(made.statusCode).toBe(201);
    expect(made.headers['etag']).toBe('"1"');
    expect(used(made)).toMatchObject({ accountNumber: id, cents: 3_000, version: 1, shares });
    expect(used(await apply(portal, id, shares, { key })).id).toBe(used(made).id);
    const other = await apply(portal, id, [{ invoiceNumber: invoice, cents: 1 }], { key });
    expect(other.statusCode).toBe(422);
    expect(await creditOf(portal, id, 'practice')).toMatchObject({
      balanceCents: 5_000,
      availableCents: 5_000,
      reservedCents: 0,
      expiring: [{ remainingCents: 5_000 }],
    });
    expect(await invoiceNow(invoice)).toMatchObject({ openCents: 7_000 });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 refuses more than is left, than is open, and invoices of others', async () => {
    const { id, invoice } = await account();
    const { invoice: foreign } = await account(0);
    const tooMuch = await apply(portal, id, [{ invoiceNumber: invoice, cents: 8_001 }]);
    expect(tooMuch.statusCode).toBe(422);
    expect(tooMuch.json()).toMatchObject({ errors: { 'shares.0.cents': { nearest: 8_000 } } });
    await credited(portal, id, 9_000);
    const overPaid = await apply(portal, id, [{ invoiceNumber: invoice, cents: 10_001 }]);
    expect(overPaid.json()).toMatchObject({ errors: { 'shares.0.cents': { nearest: 10_000 } } });
    const others = await apply(portal, id, [{ invoiceNumber: foreign, cents: 1 }]);
    expect(others.json()).toMatchObject({ errors: { 'shares.0.invoiceNumber': {} } });
    const shares = [{ invoiceNumber: invoice, cents: 1 }];
    expect((await apply(portal, id, shares, { person: 'other' })).statusCode).toBe(403);
    expect((await apply(portal, id, [...shares, ...shares])).statusCode).toBe(422);
    expect((await creditOf(portal, id)).availableCents).toBe(17_000);
  });

  it('CR-01 never uses more than there is, with ten at once', async () => {
    const { id, invoice } = await account(2_500);
    const asked = Array.from({ length: 10 }, () =>
      apply(portal, id, [{ invoiceNumber: invoice, cents: 1_000 }]),
    );
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(2);
    expect(codes.filter((code) => code === 422)).toHaveLength(8);
    expect((await creditOf(portal, id)).availableCents).toBe(500);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-01 credit whose last day is over is not used, even before the job ends it', async () => {
    const { id, invoice } = await account();
    await portal.database.pool.query(
      `UPDATE lens_credits SET expires_at = now() - interval '1 minute' WHERE account_number = $1`,
      [id],
    );
    const refused = await apply(portal, id, [{ invoiceNumber: invoice, cents: 1 }]);
    expect(refused.statusCode).toBe(422);
    await credited(portal, id, 100);
    const made = await apply(portal, id, [{ invoiceNumber: invoice, cents: 100 }]);
    expect(made.statusCode).toBe(201);
    const kinds = (await entries(id)).map(({ kind, cents }) => [kind, cents]);
    expect(kinds).toEqual([
      ['use', -100],
      ['expiry', -8_000],
      ['exchange', 100],
      ['exchange', 8_000],
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 SE-03 a use is taken back once, by a super admin, and each entry names its cause', async () => {
    const { id, invoice } = await account(0);
    const [issued] = await invoicesOf(portal, { id: [invoice] });
    const { orderId, orderNumber } = issued ?? { orderId: '', orderNumber: '' };
    await credited(portal, id, 8_000, orderNumber);
    const use = used(await apply(portal, id, [{ invoiceNumber: invoice, cents: 3_000 }]));
    expect((await reverse(use, 'practice')).statusCode).toBe(403);
    const back = await reverse(use);
    expect(used(back)).toMatchObject({ id: use.id, version: 2 });
    expect((await reverse(use)).statusCode).toBe(412);
    expect((await reverse(used(back))).statusCode).toBe(409);
    expect(await invoiceNow(invoice)).toMatchObject({ openCents: 10_000 });
    expect(await creditOf(portal, id)).toMatchObject({ availableCents: 8_000 });
    expect(await entries(id)).toMatchObject([
      { kind: 'reversal', cents: 3_000, invoices: [invoice], reason: 'Wrong invoice' },
      { kind: 'use', cents: -3_000, invoices: [invoice], isReversed: true },
      { kind: 'exchange', cents: 8_000, order: { id: orderId, number: orderNumber } },
    ]);
    const history = { filter: { resource: 'invoices', recordId: invoice } };
    expect((await list(portal, 'super', history, 'record-changes')).json()).toMatchObject([
      { action: 'edit', before: { openCents: 7_000 }, after: { openCents: 10_000 } },
      { action: 'edit', before: { openCents: 10_000 }, after: { openCents: 7_000 } },
      { action: 'create' },
    ]);
    const [first] = await entries(id, 'practice');
    expect(first).toMatchObject({ by: '', kind: 'reversal' });
    expect(await disagreements(portal.database)).toEqual([]);
  });
});

describe('the lens credit of an account', () => {
  it('CR-02 tells what waits for a lens, and its balance month by month', async () => {
    const { id } = await account(8_000);
    const answer = await creditOf(portal, id, 'practice');
    expect(answer.months).toHaveLength(12);
    expect(answer.months.at(-1)?.balanceCents).toBe(8_000);
    expect(answer.waiting).toEqual([]);
    const foreign = await portal.request('other', { url: `/api/credit-accounts/${id}` });
    expect(foreign.statusCode).toBe(403);
    expect(await entries(id, 'practice')).toHaveLength(1);
    const seen = await list(portal, 'other', { filter: { accountNumber: id } }, 'credit-entries');
    expect(seen.json()).toEqual([]);
  });
});

const YEAR = 365 * 24 * 60 * 60 * 1000;

beforeAll(() => offerLenses(portal));

describe('the exchange of a lens', () => {
  it('CR-04 PY-07 is invoiced in full, and its credit waits for the lens', async () => {
    const before = await openCredit(portal);
    const order = await exchanged(portal);
    expect(order.totalCents).toBe(10_500);
    expect(lensCreditOf(order)).toMatchObject({ cents: 8_000, mustReturn: true, state: 'coming' });
    const sent = await takenOn(portal, order, SHIPPED);
    expect((await invoicesOf(portal, { q: order.number }))[0]?.totalCents).toBe(10_500);
    expect(lensCreditOf(sent)).toMatchObject({ state: 'waiting', received: null });
    // The end of the warranty, which is later than 30 days from now.
    expect(Date.parse(lensCreditOf(sent)?.until ?? '')).toBeGreaterThan(Date.now() + YEAR / 5);
    expect(await openCredit(portal)).toBe(before);

    expect(sent.lensesReceived).toEqual([]);
    const done = await received(portal, sent);
    expect(done.version).toBe(sent.version + 1);
    expect(done.lensesReceived).toMatchObject([{ eye: 'right', actor: 'admin@lens.test' }]);
    expect(lensCreditOf(done)).toMatchObject({
      state: 'open',
      received: { actor: 'admin@lens.test' },
    });
    expect(await openCredit(portal)).toBe(before + 8_000);
    const statement = await portal.request('super', { url: '/api/statements/100200' });
    const { credit } = statementSchema.parse(statement.json());
    expect(credit.lines.at(-1)?.document).toMatch(/^LP-\d+$/);
    expect((await received(portal, sent)).version).toBe(done.version);
    expect(await openCredit(portal)).toBe(before + 8_000);
    expect(await disagreements(portal.database)).toEqual([]);
    const { rows } = await portal.database.pool.query<{ details: object }>(
      `SELECT details FROM audit_trail WHERE action = 'order.receiveLens' AND resource_id = $1`,
      [order.id],
    );
    expect(rows).toMatchObject([{ details: { eye: 'right', creditCents: 8_000 } }]);
  });

  it('CR-04 an order whose price was reduced before there was lens credit keeps it, and opens none', async () => {
    const order = await exchanged(portal, 'may-keep');
    await portal.database.pool.query(
      `UPDATE order_lenses SET price_cents = 2500, price_parts = $2 WHERE order_id = $1`,
      [
        order.id,
        JSON.stringify([
          { code: 'lens', label: { en: 'Lens', es: 'Lente' }, cents: 10_000 },
          { code: 'credit', label: { en: 'Credit', es: 'Crédito' }, cents: -8_000 },
          { code: 'fee', label: { en: 'Fee', es: 'Cargo' }, cents: 500 },
        ]),
      ],
    );
    const before = await openCredit(portal);
    const sent = await takenOn(portal, order, SHIPPED);
    expect(sent.credits).toEqual([]);
    expect((await invoicesOf(portal, { q: order.number }))[0]?.totalCents).toBe(2_500);
    expect(await openCredit(portal)).toBe(before);
    // Nothing is left to wait for.
    expect(await requestsOf(portal, order)).toMatchObject([{ state: 'withdrawn', creditId: '' }]);
  });

  it('CR-04 a stale version is told the present order, and an eye without a credit is refused', async () => {
    const order = await exchanged(portal);
    const [approved] = [await takenOn(portal, order, ['approve'])];
    const stale = await receive(portal, order);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      412,
      { current: { version: approved.version } },
    ]);
    expect((await receive(portal, approved, 'left')).statusCode).toBe(409);
    expect((await receive(portal, await submitted(portal))).statusCode).toBe(409);
    expect((await receive(portal, approved, 'right', 'practice')).statusCode).toBe(403);
  });

  it('CR-04 two who record the same lens at once open its credit once', async () => {
    const sent = await takenOn(portal, await exchanged(portal), SHIPPED);
    const before = await openCredit(portal);
    const answers = await Promise.all([
      receive(portal, sent),
      receive(portal, sent),
      receive(portal, sent),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await openCredit(portal)).toBe(before + 8_000);
  });
});
