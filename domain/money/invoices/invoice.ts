import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { PAYMENT_METHODS } from '../payments/payment-states.ts';
import { writeOffSchema } from '../payments/write-off-schema.ts';
import { pricePartSchema } from '../prices/price-schema.ts';
import { INVOICE_AGES, INVOICE_STATES } from './invoice-states.ts';

const cents = () => z.number().int();

/** PY-07: an invoice in a list. Its number is its id. */
export const invoiceSchema = z.object({
  /** `INV-100001` */
  id: text(),
  /** Nobody edits an invoice. */
  version: z.literal(1),
  accountNumber: text(),
  /** The practice's name when it was issued. */
  practice: text(),
  orderId: z.uuid(),
  orderNumber: text(),
  poNumber: text(),
  /** The patient as the lab's setting shows one; blank for a reader who may not see patients. */
  patient: text(),
  issuedAt: z.iso.datetime(),
  /** The last day to pay, a day of the practice. */
  dueOn: z.iso.date(),
  state: z.enum(INVOICE_STATES),
  totalCents: cents(),
  /** What is left to pay. */
  openCents: cents(),
  /** What can be paid now: without what payments under way will pay. */
  payableCents: cents(),
  /** PY-01: what online payments reserve that were started and not made: it can be chosen again. */
  startedCents: cents(),
  currency: z.enum(['USD']),
  /** PY-07: the buying group that was billed; null when the practice was. */
  billedThrough: text().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** A lens of the order, with the parts of its price as they were at its submission. */
const invoiceLineSchema = z.object({
  eye: z.enum(['right', 'left']),
  lensName: text(),
  quantity: z.number().int().positive(),
  cents: cents(),
  priceParts: z.array(pricePartSchema),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** PY-08: what a payment gave to an invoice. */
const invoicePaymentSchema = z.object({
  /** `PAY-100001` */
  paymentNumber: text(),
  method: z.enum(PAYMENT_METHODS),
  reference: text(),
  receivedOn: z.iso.date(),
  /** The payment was taken back: a check that bounced. */
  isVoid: z.boolean(),
  cents: cents(),
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;

/** CR-02: what lens credit paid of an invoice. */
const invoiceCreditSchema = z.object({
  usedAt: z.iso.datetime(),
  /** It was taken back. */
  isVoid: z.boolean(),
  cents: cents(),
});
export type InvoiceCredit = z.infer<typeof invoiceCreditSchema>;

/** One invoice with its lines and with what became of its amount. */
export const invoiceDetailsSchema = invoiceSchema.extend({
  /** Within how many days it was to be paid. */
  netDays: z.number().int(),
  goodsCents: cents(),
  feeCents: cents(),
  shippingCents: cents(),
  taxCents: cents(),
  /** The tax rate of the order's submission, in thousandths of a percent. */
  taxRate: z.number().int(),
  /** The number of the exemption certificate; blank without one. */
  taxCertificate: text(),
  paidCents: cents(),
  creditedCents: cents(),
  writtenOffCents: cents(),
  /** What payments under way will pay. */
  pendingCents: cents(),
  lines: z.array(invoiceLineSchema),
  deliveryParts: z.array(pricePartSchema),
  payments: z.array(invoicePaymentSchema),
  credits: z.array(invoiceCreditSchema),
  /** A write-off that waits for a second admin; always null for a practice. */
  waitingWriteOff: writeOffSchema.nullable(),
});
export type InvoiceDetails = z.infer<typeof invoiceDetailsSchema>;

export const invoiceFilterSchema = recordFilterOf({
  accountNumber: text(),
  state: z.enum(INVOICE_STATES),
  age: z.enum(INVOICE_AGES),
  /** Whether something of it can be paid now. */
  isPayable: z.boolean(),
  /** Whether something is left that no bank transfers: it can be paid now, or a payment of it was started. */
  needsPayment: z.boolean(),
});
export type InvoiceFilter = z.infer<typeof invoiceFilterSchema>;

/** The sort fields of a list of invoices. */
export const INVOICE_SORTS = ['issuedAt', 'dueOn', 'totalCents', 'id'] as const;
