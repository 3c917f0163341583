import { z } from 'zod';
import { formatCents } from '#domain/basics/money.ts';
import { emailEvent, type EmailEventKey } from '#domain/emails/events/email-events.ts';
import { isInFlight, openCentsOf } from '#domain/money/invoices/invoice-states.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { membersWith } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailReader,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { findBalanced, type BalancedRow } from '../invoices/find-invoices.ts';
import { maySee } from './may-see.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What an event about an invoice keeps. */
const invoiceRefSchema = z.object({ invoiceNumber: z.string() });
export type InvoiceRef = z.infer<typeof invoiceRefSchema>;

interface InvoiceSourceFacts {
  event: EmailEventKey;
  expiresAfter: number;
  /** Whether there is still something to say. */
  isTrue: (row: BalancedRow, now: Date, db: Handle) => boolean | Promise<boolean>;
}

function invoiceSource({ event, expiresAfter, isTrue }: InvoiceSourceFacts): EmailSource {
  return emailSource({
    event,
    expiresAfter,
    schema: invoiceRefSchema,
    findRecipients: async (db, { invoiceNumber }) => {
      const { permission } = emailEvent(event);
      const { accountNumber } = await requireInvoice(db, invoiceNumber);
      return permission ? membersWith(db, accountNumber, permission) : [];
    },
    causeOf: ({ invoiceNumber }) => ({ resource: 'invoices', id: invoiceNumber }),
    pathOf: ({ invoiceNumber }) => pagePath(invoiceNumber),
    findValues: async (db, { invoiceNumber }, { reader, surroundings }) => {
      const row = await requireInvoice(db, invoiceNumber);
      if (!(await isTrue(row, surroundings.clock(), db))) return null;
      const { accountNumber } = row;
      if (!(await maySee(db, reader, { accountNumber, permission: 'invoices:show' }))) return null;
      return valuesOf(row, reader, surroundings.portalUrl);
    },
  });
}

function pagePath(number: string): string {
  return `/customer/payment/${number}`;
}

async function requireInvoice(db: Handle, number: string): Promise<BalancedRow> {
  const row = await findBalanced(db, number);
  if (!row) throw new PermanentFailure('There is no such invoice');
  return row;
}

/** The patient is left out: who pays needs none, and the order has it. */
function valuesOf(row: BalancedRow, { language }: EmailReader, portalUrl: string | undefined) {
  const amount = (cents: number) => formatCents(cents, row.currency, language);
  return {
    invoiceNumber: row.number,
    orderNumber: row.orderNumber,
    practice: inOneLine(row.practice),
    accountNumber: row.accountNumber,
    poNumber: inOneLine(row.poNumber),
    total: amount(row.totalCents),
    open: amount(openCentsOf(row.balance)),
    dueDate: dayText(new Date(`${row.dueOn}T00:00:00Z`), language),
    invoiceLink: portalLink(pagePath(row.number), portalUrl),
  };
}

/** PY-08: something is left to pay that no bank transfers, and the practice wants to be reminded. */
async function isToRemind({ accountNumber, balance }: BalancedRow, db: Handle): Promise<boolean> {
  if (openCentsOf(balance) === 0 || isInFlight(balance)) return false;
  const terms = await findBillingTerms(db, [accountNumber]);
  return terms.get(accountNumber)?.invoiceReminders === true;
}

/** PY-05, PY-08: the events of an invoice. */
export const INVOICE_SOURCES: readonly EmailSource[] = [
  invoiceSource({ event: 'invoiceIssued', expiresAfter: 14 * DAY, isTrue: () => true }),
  invoiceSource({
    event: 'invoiceDueSoon',
    expiresAfter: 3 * DAY,
    isTrue: (row, now, db) => now < row.overdueFrom && isToRemind(row, db),
  }),
  invoiceSource({
    event: 'invoiceOverdue',
    expiresAfter: 7 * DAY,
    isTrue: (row, _now, db) => isToRemind(row, db),
  }),
];
