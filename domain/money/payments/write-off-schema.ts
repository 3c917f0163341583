import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { WRITE_OFF_STATES } from './write-off.ts';

const reason = text().trim().min(1, 'Enter a reason').max(200);

/** PY-08: what is entered to write off a part of an invoice, or all that is open. */
export const writeOffInputSchema = z.strictObject({
  amountCents: z
    .number()
    .int('Enter whole cents')
    .min(1, 'Enter an amount above 0')
    .max(100_000_000),
  reason,
});
export type WriteOffInput = z.infer<typeof writeOffInputSchema>;

/** PY-08: why a write-off is taken back, or why it or its reversal is declined. */
export const writeOffStepSchema = z.strictObject({ reason });

/** PY-08: a write-off, or the request for one. */
export const writeOffSchema = z.object({
  id: z.uuid(),
  version: z.number().int().positive(),
  invoiceNumber: text(),
  accountNumber: text(),
  practice: text(),
  amountCents: z.number().int(),
  currency: z.enum(['USD']),
  reason: text(),
  state: z.enum(WRITE_OFF_STATES),
  requestedBy: text(),
  /** Who cannot confirm it. */
  requestedByUid: text(),
  requestedAt: z.iso.datetime(),
  /** Who confirmed or declined it; blank when nobody had to. */
  decidedBy: text(),
  declineReason: text(),
  /** The reason for its reversal; blank when nobody asked for it. */
  reversalReason: text(),
  reversalRequestedBy: text(),
  /** Who cannot confirm it. */
  reversalRequestedByUid: text(),
  reversalRequestedAt: z.iso.datetime().nullable(),
  /** Who confirmed it; blank when nobody had to. */
  reversalDecidedBy: text(),
});
export type WriteOff = z.infer<typeof writeOffSchema>;

export const writeOffFilterSchema = recordFilterOf({
  accountNumber: text(),
  invoiceNumber: text().max(40),
  state: z.enum(WRITE_OFF_STATES),
});
export type WriteOffFilter = z.infer<typeof writeOffFilterSchema>;

/** The sort fields of a list of write-offs. */
export const WRITE_OFF_SORTS = ['requestedAt', 'amountCents'] as const;
