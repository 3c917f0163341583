import { z } from 'zod';
import { accountNumberSchema } from '../../basics/account-number.ts';
import { sumCents } from '../../basics/money.ts';
import { recordFilterOf } from '../../basics/record.ts';
import { line, text } from '../../basics/text.ts';
import {
  DISPUTE_STATES,
  MONEY_BACK_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  RECORDED_METHODS,
} from './payment-states.ts';

/** The largest amount of one payment, in cents: a larger one is a typing error. */
export const MAX_CENTS = 100_000_000;
/** The most invoices that one step pays. */
export const MAX_SHARES = 100;

export const amountCentsSchema = z
  .number()
  .int('Enter whole cents')
  .min(1, 'Enter an amount above 0')
  .max(MAX_CENTS, 'Enter at most $1,000,000.00');

/** A day on which money moved. Earlier and later ones are typing errors. */
export const moneyDaySchema = z.iso
  .date()
  .refine((value) => value >= '2000-01-01' && value <= '2999-12-31', 'From 2000 to 2999');

const reason = text().trim().min(1, 'Enter a reason').max(200);
const reference = line().trim().max(60);

/** A part of a payment that pays one invoice. */
const shareSchema = z.strictObject({
  invoiceNumber: line().trim().min(1).max(40),
  cents: amountCentsSchema,
});

export const sharesSchema = z
  .array(shareSchema)
  .max(MAX_SHARES, `At most ${MAX_SHARES} invoices`)
  .superRefine((shares, context) => {
    const seen = new Set<string>();
    for (const [index, { invoiceNumber }] of shares.entries()) {
      if (seen.has(invoiceNumber)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'invoiceNumber'],
          message: `Invoice ${invoiceNumber} is there twice`,
        });
      }
      seen.add(invoiceNumber);
    }
  });

const paymentFields = z.strictObject({
  accountNumber: accountNumberSchema,
  method: z.enum(RECORDED_METHODS, 'Choose how the money came'),
  amountCents: amountCentsSchema,
  /** The day on which it came, of the practice's time zone. */
  receivedOn: moneyDaySchema,
  /** The number of a check or a wire. */
  reference,
  note: text().trim().max(200),
  shares: sharesSchema,
});

/** PY-08: what is entered about a payment that comes by check, wire or cash. */
export const paymentInputSchema = paymentFields
  .refine(({ method, reference: number }) => method === 'cash' || number !== '', {
    path: ['reference'],
    params: { rule: 'required' },
    message: 'Enter the number of the check or the wire',
  })
  .superRefine(({ amountCents, shares }, context) => {
    const given = sumCents(shares.map((share) => share.cents));
    if (given <= amountCents) return;
    context.addIssue({
      code: 'custom',
      path: ['shares'],
      params: { rule: 'max', nearest: amountCents },
      message: 'The invoices get more than the payment has',
    });
  });
export type PaymentInput = z.infer<typeof paymentInputSchema>;

/** PY-08: gives unapplied money of a payment to invoices. */
export const allocationInputSchema = z.strictObject({
  shares: sharesSchema.min(1, 'Choose at least one invoice'),
});
export type AllocationInput = z.infer<typeof allocationInputSchema>;

/** PY-08: unapplied money that was given back. */
export const refundInputSchema = z.strictObject({
  amountCents: amountCentsSchema,
  refundedOn: moneyDaySchema,
  reference,
  reason,
});
export type RefundInput = z.infer<typeof refundInputSchema>;

/** PY-09: what the lab gives back of an online payment. */
export const onlineRefundInputSchema = z.strictObject({ amountCents: amountCentsSchema, reason });
export type OnlineRefundInput = z.infer<typeof onlineRefundInputSchema>;

/** PY-08: why a payment is void: a check that bounced, a payment recorded by mistake. */
export const voidInputSchema = z.strictObject({ reason });

const cents = () => z.number().int();

/** PY-08: a recorded payment in a list. Its number is its id. */
export const paymentSchema = z.object({
  /** `PAY-100001` */
  id: text(),
  version: z.number().int().positive(),
  accountNumber: text(),
  /** The practice's name when it was recorded. */
  practice: text(),
  method: z.enum(PAYMENT_METHODS),
  reference: text(),
  receivedOn: z.iso.date(),
  state: z.enum(PAYMENT_STATES),
  amountCents: cents(),
  unappliedCents: cents(),
  currency: z.enum(['USD']),
});
export type Payment = z.infer<typeof paymentSchema>;

/** One payment with the invoices it pays, and what was given back. */
export const paymentDetailsSchema = paymentSchema.extend({
  note: text(),
  recordedAt: z.iso.datetime(),
  /** Blank for a practice, as in `refunds`. */
  recordedBy: text(),
  refundedCents: cents(),
  /** What the gateway is asked to give back, and has not answered yet. */
  refundingCents: cents(),
  /** The online payment that it comes from; null for one that was recorded. */
  checkoutId: z.uuid().nullable(),
  voidedAt: z.iso.datetime().nullable(),
  voidReason: text(),
  shares: z.array(
    z.object({ invoiceNumber: text(), cents: cents(), allocatedAt: z.iso.datetime() }),
  ),
  refunds: z.array(
    z.object({
      kind: z.enum(MONEY_BACK_KINDS),
      amountCents: cents(),
      refundedOn: z.iso.date(),
      reference: text(),
      reason: text(),
      recordedBy: text(),
    }),
  ),
  /** What the practice's bank held back, or still does. */
  disputes: z.array(
    z.object({
      amountCents: cents(),
      reason: text(),
      state: z.enum(DISPUTE_STATES),
      openedAt: z.iso.datetime(),
    }),
  ),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;

export const paymentFilterSchema = recordFilterOf({
  accountNumber: text(),
  /** Payments that pay this invoice. */
  invoiceNumber: text().max(40),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
});
export type PaymentFilter = z.infer<typeof paymentFilterSchema>;

/** The sort fields of a list of payments. */
export const PAYMENT_SORTS = ['id', 'receivedOn', 'amountCents'] as const;
