import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buyingGroupRecordSchema } from '#domain/customers/buying-group.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { INVOICE_SOURCES } from '#server/money/emails/invoice-sources.ts';
import { makeInvoices } from '#server/money/invoices/make-invoices.ts';
import { remindOfInvoices } from '#server/money/reminders/remind-of-invoices.ts';
import type { EmailReader } from '#server/platform/mail/email-event.ts';
import { buildBuyingGroup } from '../fixtures/build-buying-group.ts';
import { buildCustomerInput } from '../fixtures/build-customer.ts';
import { issue, orderRow, pay } from './support/invoices.ts';
import { ACTOR } from './support/ledger.ts';
import { accountNow, addMember, madeAccount } from './support/merge.ts';
import { toldAbout, valuesOf } from './support/money-emails.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

/** Issued in Madison, Wisconsin, on May 1, 2026, so due on May 31; net 30 days. */
const ISSUED = new Date('2026-05-01T17:00:00Z');
const SOON = '2026-05-28T13:00:00Z';
const DAY_1 = '2026-06-01T13:00:00Z';
const DAY_15 = '2026-06-15T13:00:00Z';
const DAY_30 = '2026-06-30T13:00:00Z';

const remind = (at: string) => remindOfInvoices(portal.database.db, new Date(at), { batch: 2 });

const told = (number: string) => toldAbout(portal, 'invoiceNumber', number);

async function issued(at = ISSUED) {
  const { id: account } = await madeAccount(portal);
  return { account, number: await issue(portal, account, at) };
}

async function setReminders(account: string, invoiceReminders: boolean): Promise<void> {
  const { version } = await accountNow(portal, account);
  const response = await portal.put(
    'super',
    `/api/customers/${account}`,
    version,
    buildCustomerInput({ invoiceReminders }),
  );
  expect(response.statusCode).toBe(200);
}

/** What is said of the invoice to a member of the account. */
const valuesFor = (
  event: EmailEventKey,
  number: string,
  { at, ...reader }: Partial<EmailReader> & { at: string },
) =>
  valuesOf(portal, INVOICE_SOURCES, {
    event,
    ref: { invoiceNumber: number },
    at: new Date(at),
    ...reader,
  });

describe('PY-05 the email of an invoice', () => {
  it('PY-05 is told once the invoice is issued, to those of the account who may pay', async () => {
    const { account, number } = await issued();
    expect(await told(number)).toEqual(['invoiceIssued']);
    for (const [uid, role] of [
      ['u-practice', 'owner'],
      ['u-biller', 'biller'],
      ['u-other', 'orderer'],
      ['u-unverified', 'viewer'],
    ] as const) {
      await addMember(portal, uid, account, { role });
    }
    for (const source of INVOICE_SOURCES) {
      const found = await source.findRecipients(portal.database.db, { invoiceNumber: number });
      expect(new Set(found.map(({ uid }) => uid))).toEqual(new Set(['u-practice', 'u-biller']));
    }
    const about = { at: SOON, accountNumber: account };
    const values = await valuesFor('invoiceIssued', number, { uid: 'u-biller', ...about });
    expect(values).toMatchObject({
      invoiceNumber: number,
      practice: 'Lakeside Eye Care',
      accountNumber: account,
      total: '$100.00',
      open: '$100.00',
      dueDate: 'May 31, 2026',
      invoiceLink: `https://portal.test/customer/payment/${number}`,
    });
    expect(JSON.stringify(values)).not.toMatch(/Byron|PAT-1/);
    // Whoever may no longer pay is told nothing.
    expect(await valuesFor('invoiceIssued', number, { uid: 'u-other', ...about })).toBeNull();
    expect(await valuesFor('invoiceIssued', number, { uid: 'u-super', ...about })).toBeNull();
  });

  it('PY-05 is not written when there is nothing to pay, or when the shipment fails', async () => {
    const { id: account } = await madeAccount(portal);
    const free = await orderRow(portal, account);
    const [line] = free.lines;
    const make = (cents: number, fails: boolean) =>
      portal.database.db.transaction(async (tx) => {
        const lines = line ? [{ ...line, cents }] : [];
        const numbers = await makeInvoices(tx, { actor: ACTOR, now: ISSUED }, [{ ...free, lines }]);
        if (fails) throw new Error('the parcel broke');
        return numbers[0] ?? '';
      });
    await expect(make(100, true)).rejects.toThrow('the parcel broke');
    expect(await told(await make(0, false))).toEqual([]);
  });
});

describe('PY-08 the reminders of invoices', () => {
  it('PY-08 leave once for each step, whoever looks how often', async () => {
    const { number } = await issued();
    const expected = ['invoiceIssued'];
    for (const [at, event] of [
      // 7:59 in Madison
      ['2026-05-28T12:59:00Z', null],
      [SOON, 'invoiceDueSoon'],
      ['2026-06-01T04:59:00Z', null],
      [DAY_1, 'invoiceOverdue'],
      [DAY_15, 'invoiceOverdue'],
      [DAY_30, 'invoiceOverdue'],
      ['2027-01-01T13:00:00Z', null],
    ] as const) {
      if (event) expected.push(event);
      await Promise.all(Array.from({ length: 5 }, () => remind(at)));
      expect([at, await told(number)]).toEqual([at, expected]);
    }
  });

  it('PY-08 tell only the latest of the steps that passed at once', async () => {
    const { number } = await issued();
    await remind(DAY_15);
    await remind(DAY_15);
    expect(await told(number)).toEqual(['invoiceIssued', 'invoiceOverdue']);
    await remind(DAY_30);
    expect(await told(number)).toEqual(['invoiceIssued', 'invoiceOverdue', 'invoiceOverdue']);
  });

  it('PY-08 are nothing for invoices that are settled, or that payments under way will settle', async () => {
    const paid = await issued();
    await pay(portal, paid.account, paid.number, 10_000);
    const underWay = await issued();
    await pay(portal, underWay.account, underWay.number, 10_000, new Date('2026-07-01'));
    const partly = await issued();
    await pay(portal, partly.account, partly.number, 4_000, new Date('2026-07-01'));
    await remind(DAY_1);
    expect(await told(paid.number)).toEqual(['invoiceIssued']);
    expect(await told(underWay.number)).toEqual(['invoiceIssued']);
    expect(await told(partly.number)).toEqual(['invoiceIssued', 'invoiceOverdue']);
    const at = DAY_1;
    expect(await valuesFor('invoiceOverdue', paid.number, { at })).toBeNull();
    expect(await valuesFor('invoiceOverdue', underWay.number, { at })).toBeNull();
    expect(await valuesFor('invoiceOverdue', partly.number, { at })).toMatchObject({
      open: '$100.00',
    });
  });

  it('PY-05 PY-08 are nothing for invoices that a buying group pays, nor is their issue told', async () => {
    const group = await portal.post('super', '/api/buying-groups', {
      ...buildBuyingGroup(`Group ${randomUUID()}`),
      billsMembers: true,
    });
    const { id: buyingGroupId } = buyingGroupRecordSchema.parse(group.json());
    const { id: account } = await madeAccount(portal, { buyingGroupId });
    const number = await issue(portal, account, ISSUED);
    await remind(DAY_15);
    expect(await told(number)).toEqual([]);
  });

  it('PY-08 are not sent when the invoice was paid, or is overdue, after they were told', async () => {
    const { account, number } = await issued();
    await remind(SOON);
    expect(await valuesFor('invoiceDueSoon', number, { at: SOON })).toMatchObject({
      open: '$100.00',
    });
    // The day after has begun in Madison.
    const at = '2026-06-01T05:00:00Z';
    expect(await valuesFor('invoiceDueSoon', number, { at })).toBeNull();
    await pay(portal, account, number, 10_000);
    expect(await valuesFor('invoiceDueSoon', number, { at: SOON })).toBeNull();
  });

  it('PY-08 stop for a customer for whom they are off, and go on with the latest', async () => {
    const { account, number } = await issued();
    expect((await accountNow(portal, account)).invoiceReminders).toBe(true);
    await setReminders(account, false);
    await remind(SOON);
    await remind(DAY_1);
    expect(await told(number)).toEqual(['invoiceIssued']);
    expect(await valuesFor('invoiceOverdue', number, { at: DAY_1 })).toBeNull();
    await setReminders(account, true);
    await remind(DAY_15);
    expect(await told(number)).toEqual(['invoiceIssued', 'invoiceOverdue']);
  });

  it('PY-08 leave again after a transaction that failed', async () => {
    const { number } = await issued();
    await portal.database.pool.query(
      `ALTER TABLE outbox ADD CONSTRAINT full_disk CHECK (payload->>'event' <> 'invoiceOverdue') NOT VALID`,
    );
    await expect(remind(DAY_1)).rejects.toThrow('outbox');
    await portal.database.pool.query('ALTER TABLE outbox DROP CONSTRAINT full_disk');
    await remind(DAY_1);
    expect(await told(number)).toEqual(['invoiceIssued', 'invoiceOverdue']);
  });
});
