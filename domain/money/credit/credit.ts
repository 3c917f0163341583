import { z } from 'zod';
import { accountNumberSchema } from '../../basics/account-number.ts';
import { recordFilterOf } from '../../basics/record.ts';
import { line, text } from '../../basics/text.ts';
import { CREDIT_CAUSES, CREDIT_STATES } from './lens-credits.ts';

const cents = () => z.number().int();
const reason = text().trim().min(1, 'Enter a reason').max(200);
const amount = z
  .number()
  .int('Enter whole cents')
  .min(1, 'Enter an amount above 0')
  .max(100_000_000);

/** What the lab does with lens credit on its own: it gives some, or takes some away. */
export const CREDIT_CHANGES = ['grant', 'deduction'] as const;

/** CR-02: what is entered to grant lens credit, or to take some away. */
export const creditInputSchema = z.strictObject({
  accountNumber: accountNumberSchema,
  cause: z.enum(CREDIT_CHANGES),
  amountCents: amount,
  reason,
  /** The last day of a grant, a day of the practice; by default that of all credits. */
  expiresOn: z.iso
    .date()
    .refine((day) => day < '3000-01-01', 'Enter a day before the year 3000')
    .nullable(),
});
export type CreditInput = z.infer<typeof creditInputSchema>;

/** Why a change is declined, or taken back. */
export const creditReasonSchema = z.strictObject({ reason });

/** CR-01: a lens credit: a grant with what is left of it, or what the lab took away or asks for. */
export const creditSchema = z.object({
  /** `CR-100001` */
  id: text(),
  version: z.number().int().positive(),
  accountNumber: text(),
  practice: text(),
  cause: z.enum(CREDIT_CAUSES),
  /** Of an exchange: the order that replaces the lens; of a return: that of the lens; blank otherwise. */
  orderNumber: text(),
  eye: z.enum(['right', 'left']).nullable(),
  amountCents: cents(),
  remainingCents: cents(),
  currency: z.enum(['USD']),
  reason: text(),
  state: z.enum(CREDIT_STATES),
  expiresOn: z.iso.date().nullable(),
  requestedAt: z.iso.datetime(),
  requestedBy: text(),
  /** Who cannot confirm it. */
  requestedByUid: text(),
  /** Who confirmed or declined it; blank when nobody had to. */
  decidedBy: text(),
  declineReason: text(),
});
export type Credit = z.infer<typeof creditSchema>;

/** What a transaction took of a credit, or gave back to it. */
const takenSchema = z.object({
  /** The id of the ledger's transaction. */
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: text(),
  /** Negative for what it gave back. */
  cents: cents(),
  invoices: z.array(text()),
  by: text(),
  /** Whether it can be taken back: a use that stands. */
  canReverse: z.boolean(),
});

/** One credit with what became of it. */
export const creditDetailsSchema = creditSchema.extend({ uses: z.array(takenSchema) });
export type CreditDetails = z.infer<typeof creditDetailsSchema>;

export const creditFilterSchema = recordFilterOf({
  accountNumber: text(),
  cause: z.enum(CREDIT_CAUSES),
  state: z.enum(CREDIT_STATES),
  /** Whether something is left of it that expires within 30 days. */
  isExpiring: z.boolean(),
});
export type CreditFilter = z.infer<typeof creditFilterSchema>;

/** The sort fields of a list of credits. */
export const CREDIT_SORTS = ['requestedAt', 'amountCents', 'expiresOn'] as const;

/** CR-02: what is entered to pay invoices with lens credit. */
export const creditUseInputSchema = z.strictObject({
  accountNumber: accountNumberSchema,
  shares: z
    .array(z.strictObject({ invoiceNumber: line().min(1).max(40), cents: amount }))
    .min(1)
    .max(50)
    .refine(
      (shares) => new Set(shares.map((share) => share.invoiceNumber)).size === shares.length,
      'An invoice is named twice',
    ),
});
export type CreditUseInput = z.infer<typeof creditUseInputSchema>;

/** CR-02: a use of lens credit. */
export const creditUseSchema = z.object({
  /** The id of the ledger's transaction. */
  id: text(),
  /** 2 when it was taken back. */
  version: z.number().int(),
  accountNumber: text(),
  cents: cents(),
  shares: z.array(z.object({ invoiceNumber: text(), cents: cents() })),
  at: z.iso.datetime(),
});
export type CreditUsed = z.infer<typeof creditUseSchema>;
