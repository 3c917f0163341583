import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { OrderDelivery } from '#domain/delivery/delivery.ts';
import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import {
  invoiceStateOf,
  openCentsOf,
  type InvoiceBalance,
} from '#domain/money/invoices/invoice-states.ts';
import type {
  Invoice,
  InvoiceCredit,
  InvoiceDetails,
  InvoicePayment,
} from '#domain/money/invoices/invoice.ts';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { patientInEmail } from '../../platform/mail/patient-in-email.ts';
import { startedCents } from '../started.ts';
import { invoiceBalances } from '../table.ts';
import { invoiceLines, invoices } from './table.ts';

type InvoiceRow = typeof invoices.$inferSelect;
export type BalancedRow = InvoiceRow & { balance: InvoiceBalance };

/** The user who reads invoices, and the time. */
export interface InvoiceReader {
  scope: AccountScope;
  /** AD-08: the accounts whose patients the user may know. */
  clinical: AccountScope;
  /** EM-01: how a patient is shown outside the order. */
  patients: PatientNameChoice;
  now: Date;
}

/** Returns an amount of the balance: an invoice of 0 cents has none. */
function amount(column: (typeof invoiceBalances)['paidCents']) {
  return sql<number>`COALESCE(${column}, 0)`.mapWith(Number);
}

/** The columns of an invoice and its balance, of `invoices` left joined with `invoiceBalances`. */
export const BALANCED = {
  ...getTableColumns(invoices),
  balance: {
    chargedCents: amount(invoiceBalances.chargedCents),
    paidCents: amount(invoiceBalances.paidCents),
    creditedCents: amount(invoiceBalances.creditedCents),
    writtenOffCents: amount(invoiceBalances.writtenOffCents),
    pendingCents: amount(invoiceBalances.pendingCents),
    startedCents: startedCents(sql`${invoices.number}`),
  },
};

/** Limits a query to the scope. Every query of invoices uses it, so that other practices' invoices are not found. */
export function withinInvoiceScope(scope: AccountScope) {
  return scope === 'any' ? undefined : inArray(invoices.accountNumber, [...scope]);
}

/** What belongs to an invoice in rooms that use invoices themselves. */
export interface InvoiceExtras {
  paymentsOf: (db: Handle, number: string) => Promise<InvoicePayment[]>;
  creditsOf: (db: Handle, number: string) => Promise<InvoiceCredit[]>;
  waitingWriteOff: (db: Handle, number: string) => Promise<WriteOff | null>;
  /** Where the lenses of an order went. */
  deliveryOf: (db: Handle, orderId: string) => Promise<OrderDelivery | null>;
}

/** Returns an invoice with its balance, whoever asks; null when there is none. */
export async function findBalanced(db: Handle, number: string): Promise<BalancedRow | null> {
  const [row] = await db
    .select(BALANCED)
    .from(invoices)
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, invoices.number))
    .where(eq(invoices.number, number));
  return row ?? null;
}

/** Returns the invoice as the reader may see it. @throws Problem 404, also outside the scope */
export async function getInvoice(
  db: Handle,
  { reader, extras }: { reader: InvoiceReader; extras: InvoiceExtras },
  number: string,
): Promise<InvoiceDetails> {
  const [row] = await db
    .select(BALANCED)
    .from(invoices)
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceNumber, invoices.number))
    .where(and(eq(invoices.number, number), withinInvoiceScope(reader.scope)));
  if (!row) throw new Problem('not-found', 'There is no such invoice');
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceNumber, number))
    // The right eye first.
    .orderBy(sql`${invoiceLines.eye} DESC`, asc(invoiceLines.id));
  const { netDays, goodsCents, feeCents, shippingCents, deliveryParts, balance } = row;
  const { taxCents, taxRate, taxCertificate } = row;
  const { chargedCents: _, ...became } = balance;
  return {
    ...toInvoice(row, reader),
    netDays,
    goodsCents,
    feeCents,
    shippingCents,
    taxCents,
    taxRate,
    taxCertificate,
    ...became,
    deliveryParts,
    lines: lines.map(({ id: _id, invoiceNumber: _number, ...line }) => line),
    payments: await extras.paymentsOf(db, number),
    credits: await extras.creditsOf(db, number),
    // What the lab discusses about an invoice is not the practice's.
    waitingWriteOff: reader.scope === 'any' ? await extras.waitingWriteOff(db, number) : null,
  };
}

/** Returns the invoice of a list as the reader may see it. */
export function toInvoice(row: BalancedRow, reader: InvoiceReader): Invoice {
  const { number, accountNumber, issuedAt, balance, overdueFrom } = row;
  const { practice, orderId, orderNumber, poNumber, dueOn, totalCents, currency, billedThrough } =
    row;
  return {
    id: number,
    version: 1,
    accountNumber,
    practice,
    orderId,
    orderNumber,
    poNumber,
    patient: patientFor(row, reader),
    issuedAt: issuedAt.toISOString(),
    dueOn,
    state: invoiceStateOf(balance, { overdueFrom, now: reader.now }),
    totalCents,
    openCents: openCentsOf(balance),
    payableCents: openCentsOf(balance) - balance.pendingCents,
    startedCents: balance.startedCents,
    currency,
    billedThrough,
  };
}

/** PY-07: the patient as the lab's setting shows one; nothing for a biller, who needs no patients. */
function patientFor(
  { accountNumber, patientName, patientReference }: InvoiceRow,
  { clinical, patients }: InvoiceReader,
): string {
  if (!isWithin(clinical, accountNumber)) return '';
  return patientInEmail({ name: patientName, reference: patientReference }, patients);
}
