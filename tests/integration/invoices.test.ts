import { beforeAll, describe, expect, it } from 'vitest';
import { INVOICE_AGES, INVOICE_STATES } from '#domain/money/invoices/invoice-states.ts';
import { invoiceDetailsSchema } from '#domain/money/invoices/invoice.ts';
import { writeOffEntries } from '#domain/money/ledger/postings.ts';
import { makeInvoices } from '#server/money/invoices/make-invoices.ts';
import { buildDelivery } from '../fixtures/build-delivery.ts';
import { openEvents } from './support/event-client.ts';
import { invoicesOf, issue, orderRow, showInvoice, pay } from './support/invoices.ts';
import { ACTOR, balances, disagreements, ledgerRequest, post } from './support/ledger.ts';
import { madeAccount, merge } from './support/merge.ts';
import { decide, list, orderAsAdminSees, taken } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let origin: string;
beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});

describe('an invoice', () => {
  it('PY-07 is issued when its order ships, with the prices of its submission, and posted', async () => {
    const before = await balances(portal.database);
    const order = await taken(portal, ['approve', 'produce', 'ship'], {
      delivery: buildDelivery({ method: 'overnight', rush: true }),
      poNumber: 'PO-7',
    });
    const [invoice] = await invoicesOf(portal, { q: order.number });
    expect(invoice).toMatchObject({
      accountNumber: '100200',
      orderId: order.id,
      poNumber: 'PO-7',
      state: 'open',
      totalCents: order.totalCents,
      openCents: order.totalCents,
    });
    const number = invoice?.id ?? '';
    const details = invoiceDetailsSchema.parse((await showInvoice(portal, number)).json());
    expect(details.lines.map(({ cents }) => cents)).toEqual(
      order.lenses.map(({ priceCents }) => priceCents),
    );
    expect(details.lines[0]?.priceParts).toEqual(order.lenses[0]?.priceParts);
    expect(details).toMatchObject({
      shippingCents: 3_200,
      feeCents: 3_500,
      taxCents: 0,
      netDays: 30,
    });
    expect((await orderAsAdminSees(portal, order.id)).invoiceNumber).toBe(number);
    const after = await balances(portal.database);
    expect((after['receivable:100200'] ?? 0) - (before['receivable:100200'] ?? 0)).toBe(
      order.totalCents,
    );
    expect(await disagreements(portal.database)).toEqual([]);
    const history = { filter: { resource: 'invoices', recordId: number } };
    expect((await list(portal, 'super', history, 'record-changes')).json()).toMatchObject([
      { action: 'create', actor: 'admin@lens.test', after: { orderNumber: order.number } },
    ]);
    const { rows } = await portal.database.pool.query(
      `SELECT last_invoice_number AS last FROM customers WHERE account_number = '100200'`,
    );
    expect(rows).toEqual([{ last: number }]);
  });

  it('PY-07 is issued once, whoever ships at the same time, and no number is missing', async () => {
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => taken(portal, ['approve', 'produce'])),
    );
    const ships = orders.flatMap(({ id, version }) =>
      ['admin' as const, 'super' as const].map((person) =>
        decide(portal, person, { id, action: 'ship', version, carrier: 'UPS' }),
      ),
    );
    const statuses = (await Promise.all(ships)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.filter((status) => status === 412)).toHaveLength(6);
    const { rows } = await portal.database.pool.query<{ number: string; last: string }>(
      `SELECT number, (SELECT last FROM invoice_series) AS last FROM invoices ORDER BY number`,
    );
    const numbers = rows.map(({ number }) => Number(number.replace('INV-', '')));
    expect(numbers).toEqual(numbers.map((_, index) => 100_001 + index));
    expect(Number(rows[0]?.last)).toBe(numbers.at(-1));
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-07 a transaction that fails takes its number back', async () => {
    const invoiced = await orderRow(portal, '100200');
    const { rows: before } = await portal.database.pool.query('SELECT last FROM invoice_series');
    const failing = portal.database.db.transaction(async (tx) => {
      await makeInvoices(tx, { actor: ACTOR, now: new Date() }, [invoiced]);
      throw new Error('the parcel broke');
    });
    await expect(failing).rejects.toThrow('the parcel broke');
    const { rows: after } = await portal.database.pool.query('SELECT last FROM invoice_series');
    expect(after).toEqual(before);
  });

  it('PY-07 of nothing is paid, and moves nothing', async () => {
    const free = await orderRow(portal, '100300');
    const [number] = await portal.database.db.transaction((tx) =>
      makeInvoices(tx, { actor: ACTOR, now: new Date() }, [
        {
          ...free,
          lines: [{ eye: 'left', lensName: 'Lens', quantity: 1, cents: 0, priceParts: [] }],
        },
      ]),
    );
    const [invoice] = await invoicesOf(portal, { q: number ?? '' });
    expect(invoice).toMatchObject({ state: 'paid', totalCents: 0, openCents: 0 });
    expect((await invoicesOf(portal, { state: 'paid' })).map(({ id }) => id)).toContain(number);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-07 cannot be changed or deleted', async () => {
    const number = await issue(portal, '100200', new Date());
    for (const statement of [
      'UPDATE invoices SET total_cents = 1 WHERE number = $1',
      'DELETE FROM invoices WHERE number = $1',
      'UPDATE invoice_lines SET cents = 1 WHERE invoice_number = $1',
      'DELETE FROM invoice_lines WHERE invoice_number = $1',
    ]) {
      await expect(portal.database.pool.query(statement, [number])).rejects.toThrow(
        /is not changed|append|never|change/i,
      );
    }
  });

  it('PY-06 the check of the books finds an invoice that charges something else', async () => {
    const free = await orderRow(portal, '100300');
    const [number = ''] = await portal.database.db.transaction((tx) =>
      makeInvoices(tx, { actor: ACTOR, now: new Date() }, [free]),
    );
    await portal.database.pool.query('ALTER TABLE invoices DISABLE TRIGGER invoices_unchanged');
    const set = (by: number) =>
      portal.database.pool.query(
        'UPDATE invoices SET total_cents = total_cents + $1 WHERE number = $2',
        [by, number],
      );
    await set(1);
    const found = await disagreements(portal.database);
    await set(-1);
    await portal.database.pool.query('ALTER TABLE invoices ENABLE TRIGGER invoices_unchanged');
    expect(found.map((line) => line.split(':')[0])).toEqual([number, number]);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});

describe('who sees invoices', () => {
  it('PM-03 owners and billers see those of their account, billers without the patient', async () => {
    const number = await issue(portal, '100200', new Date());
    const [own] = await invoicesOf(portal, { q: number }, 'practice');
    expect(own).toMatchObject({ id: number, patient: 'A. B.' });
    const [billed] = await invoicesOf(portal, { q: number }, 'biller');
    expect(billed).toMatchObject({ id: number, patient: '' });
    expect(await invoicesOf(portal, { q: number }, 'other')).toEqual([]);
    expect((await showInvoice(portal, number, 'other')).statusCode).toBe(404);
  });

  it('PY-05 is told to open pages of its account only', async () => {
    const mine = await openEvents(origin, portal.tokens.practice, 'invoices');
    const others = await openEvents(origin, portal.tokens.other, 'invoices');
    const number = await issue(portal, '100200', new Date());
    await issue(portal, '100300', new Date());
    await Promise.all([mine.until(1), others.until(1)]);
    expect(mine.events).toMatchObject([{ id: number, accountNumber: '100200' }]);
    expect(others.events).toMatchObject([{ accountNumber: '100300' }]);
    mine.close();
    others.close();
  });
});

const DAY = 86_400_000;
/** Practices count days by their own clock, which summer time may have moved by an hour in between. */
const HOURS = 7_200_000;

describe('the list of invoices', () => {
  it('PY-07 filters by state and age as each invoice says of itself', async () => {
    const { id: account } = await madeAccount(portal);
    const now = Date.now();
    for (const days of [0, 31, 45, 62, 75, 95, 110, 130, 200]) {
      const number = await issue(portal, account, new Date(now - days * DAY - HOURS));
      if (days === 45) await pay(portal, account, number, 10_000);
      if (days === 75) await pay(portal, account, number, 4_000);
      if (days === 95) await pay(portal, account, number, 10_000, new Date(now + DAY));
      if (days === 110) {
        const entries = writeOffEntries(account, [{ invoiceNumber: number, cents: 10_000 }]);
        await post(
          portal.database,
          ledgerRequest({ key: `off:${number}`, kind: 'writeOff', entries }),
        );
      }
    }
    const all = await invoicesOf(portal, { accountNumber: account });
    expect(all).toHaveLength(9);
    for (const state of INVOICE_STATES) {
      const found = await invoicesOf(portal, { accountNumber: account, state });
      expect(found.map(({ id }) => id)).toEqual(
        all.filter((one) => one.state === state).map(({ id }) => id),
      );
    }
    for (const isPayable of [true, false]) {
      const found = await invoicesOf(portal, { accountNumber: account, isPayable });
      expect(found.map(({ id }) => id)).toEqual(
        all.filter(({ payableCents }) => payableCents > 0 === isPayable).map(({ id }) => id),
      );
    }
    const aged = await Promise.all(
      INVOICE_AGES.map((age) => invoicesOf(portal, { accountNumber: account, age })),
    );
    expect(aged.map((found) => found.length)).toEqual([1, 1, 2, 1, 2]);
    expect(all.map(({ state }) => state).toSorted()).toEqual([
      'inFlight',
      'open',
      'overdue',
      'overdue',
      'overdue',
      'overdue',
      'overdue',
      'paid',
      'writtenOff',
    ]);
  });
});

describe('AD-05 the invoices of an account that is merged', () => {
  it('AD-05 PY-06 go to the other one with what they owe, and the books agree', async () => {
    const [from, into] = [await madeAccount(portal), await madeAccount(portal)];
    const number = await issue(portal, from.id, new Date());
    await pay(portal, from.id, number, 4_000);
    expect((await merge(portal, { from, into })).statusCode).toBe(200);
    const [moved] = await invoicesOf(portal, { accountNumber: into.id });
    expect(moved).toMatchObject({ id: number, totalCents: 10_000, openCents: 6_000 });
    const left = await balances(portal.database);
    expect([left[`receivable:${from.id}`], left[`receivable:${into.id}`]]).toEqual([
      undefined,
      6_000,
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('AD-05 PY-06 stay while a payment is under way', async () => {
    const [from, into] = [await madeAccount(portal), await madeAccount(portal)];
    const number = await issue(portal, from.id, new Date());
    await pay(portal, from.id, number, 10_000, new Date(Date.now() + DAY));
    const refused = await merge(portal, { from, into });
    expect(refused.statusCode).toBe(409);
    expect(await invoicesOf(portal, { accountNumber: from.id })).toHaveLength(1);
  });
});
