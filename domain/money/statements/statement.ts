import { z } from 'zod';
import { text } from '../../basics/text.ts';
import { INVOICE_AGES } from '../invoices/invoice-states.ts';
import { LEDGER_KINDS } from '../ledger/ledger-kinds.ts';

const cents = () => z.number().int();

/** PY-08: one transaction on a statement. */
export const statementLineSchema = z.object({
  /** The id of the ledger's transaction. */
  id: z.number().int(),
  /** The day to which it counts, a day of the practice. */
  on: z.iso.date(),
  kind: z.enum(LEDGER_KINDS),
  /** `INV-100001`, `PAY-100001`; of a merge the account that was merged. */
  document: text(),
  /** Whether it takes back what the document did. */
  isReversal: z.boolean(),
  /** The practice's purchase order, when the document is an invoice that has one; else blank. */
  poNumber: text(),
  /** The invoices that it changes. */
  invoices: z.array(text()),
  /** What it adds to the balance; 0 when money is only given to invoices. */
  cents: cents(),
  /** The balance after it. */
  balanceCents: cents(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const sectionSchema = z.object({
  openingCents: cents(),
  lines: z.array(statementLineSchema),
  closingCents: cents(),
});
export type StatementSection = z.infer<typeof sectionSchema>;

/** PY-08: the statement of an account over a period. */
export const statementSchema = z.object({
  accountNumber: text(),
  practice: text(),
  currency: z.enum(['USD']),
  /** IANA; the days are days of it. */
  timeZone: text(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** When the ages are counted: the end of a past period, now for one that is running. */
  agedAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** What the practice owes, less what it paid that no invoice has yet. Negative: the lab owes it. */
  balance: sectionSchema,
  /** What is left of invoices when the period ends. */
  receivableCents: cents(),
  /** Payments that no invoice has yet when the period ends, positive. */
  unappliedCents: cents(),
  /** `receivableCents` by how long it has been due. */
  ages: z.record(z.enum(INVOICE_AGES), cents()),
  /** Lens credit, which is not money that was paid: positive is the practice's. */
  credit: sectionSchema,
});
export type Statement = z.infer<typeof statementSchema>;

/** The days of a statement, `YYYY-MM-DD`: by default this month of the practice. */
export const statementPeriodSchema = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
