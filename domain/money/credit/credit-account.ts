import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';

const cents = () => z.number().int();

/** What an entry of an account's lens credit is about. */
export const CREDIT_ENTRY_KINDS = [
  'exchange',
  'return',
  'grant',
  'deduction',
  'use',
  'expiry',
  'merge',
  'reversal',
  'other',
] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** The order that an entry is about, with the address of its page. */
const orderSchema = z.object({ id: z.uuid().nullable(), number: text() });

/** CR-01: a posted entry of an account's lens credit. */
export const creditEntrySchema = z.object({
  /** The id of the ledger's transaction. */
  id: text(),
  version: z.literal(1),
  accountNumber: text(),
  at: z.iso.datetime(),
  kind: z.enum(CREDIT_ENTRY_KINDS),
  /** What it adds; negative for what it takes. */
  cents: cents(),
  order: orderSchema.nullable(),
  /** The invoices that it pays, or that owe again. */
  invoices: z.array(text()),
  reason: text(),
  /** Whether it was taken back later. */
  isReversed: z.boolean(),
  /** Who did it; blank for a practice. */
  by: text(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

export const creditEntryFilterSchema = recordFilterOf({ accountNumber: text() });
export type CreditEntryFilter = z.infer<typeof creditEntryFilterSchema>;
export const CREDIT_ENTRY_SORTS = ['at'] as const;

/** What is left of a credit, and its last day. */
const expiringSchema = z.object({
  id: text(),
  remainingCents: cents(),
  expiresOn: z.iso.date(),
  orderNumber: text(),
});

/** A credit that waits for a lens. */
const waitingSchema = z.object({
  order: orderSchema,
  eye: z.enum(['right', 'left']).nullable(),
  cents: cents(),
  until: z.iso.datetime(),
});

/** CR-02: the lens credit of an account. */
export const creditAccountSchema = z.object({
  accountNumber: text(),
  currency: z.enum(['USD']),
  timeZone: text(),
  /** Without what has expired. */
  balanceCents: cents(),
  /** What payments under way will use. */
  reservedCents: cents(),
  availableCents: cents(),
  /** What of the reserved is for online payments that were started and not made. */
  startedCents: cents(),
  /** The credits of which something is left, the first to expire first; 100 at most. */
  expiring: z.array(expiringSchema),
  /** 100 at most. */
  waiting: z.array(waitingSchema),
  /** The balance at the end of each of the last 12 months; of this month, now. */
  months: z.array(z.object({ month: text(), balanceCents: cents() })),
});
export type CreditAccount = z.infer<typeof creditAccountSchema>;
