import { z } from 'zod';
import { text } from '../../basics/text.ts';
import { AUTOPAY_STOPS } from './autopay-stops.ts';

const cents = () => z.number().int();

/** PY-09: invoices that autopay pays together, on one day. */
export const autopayChargeSchema = z.object({
  /** A day of the practice. */
  day: z.iso.date(),
  /** Whether the practice was notified of it by email. */
  isAnnounced: z.boolean(),
  /** At most; less when part of it is paid before. */
  cents: cents(),
  invoices: z.array(z.object({ number: text(), cents: cents() })),
});
export type AutopayCharge = z.infer<typeof autopayChargeSchema>;

/** PY-09: autopay of an account. */
export const autopaySchema = z.object({
  accountNumber: text(),
  /** 0 while it was never on. */
  version: z.number().int().min(0),
  isOn: z.boolean(),
  /** Who switched it on, and the day of the practice since which invoices are paid; blank and null while it is off. */
  by: text(),
  startedOn: z.iso.date().nullable(),
  /** Why it is off; null while it is on, or was never on. */
  stop: z.enum(AUTOPAY_STOPS).nullable(),
  /** The gateway's code of a refusal; blank without one. */
  failure: text(),
  /** What it pays next, or would pay if it were switched on now. */
  charges: z.array(autopayChargeSchema),
  /** Open invoices of the practice that it does not pay, because they were due before, or are in flight or disputed. */
  leftOut: z.number().int().min(0),
});
export type Autopay = z.infer<typeof autopaySchema>;

/** PY-09: switches autopay on or off. */
export const autopayInputSchema = z.strictObject({ isOn: z.boolean() });
