import { z } from 'zod';
import { text } from '../../basics/text.ts';

/**
 * How the credit for a lens stands that an order replaces: it comes when the order ships, waits for the lens, is open, or
 * the lens did not come back in time.
 */
export const LENS_CREDIT_STATES = ['coming', 'waiting', 'open', 'expired'] as const;
export type LensCreditState = (typeof LENS_CREDIT_STATES)[number];

const eyeSchema = z.enum(['right', 'left']);

/** CR-04: a lens that came back to the lab, for the order that replaces it. */
export const receivedLensSchema = z.object({
  eye: eyeSchema,
  at: z.iso.datetime(),
  /** Who recorded it. */
  actor: text(),
});
export type ReceivedLens = z.infer<typeof receivedLensSchema>;

/** CR-04: the lens credit that an order opens for one eye. */
export const lensCreditSchema = z.object({
  eye: eyeSchema,
  cents: z.number().int().positive(),
  /** Whether it opens only when the lab has received the lens; else when the order ships. */
  mustReturn: z.boolean(),
  state: z.enum(LENS_CREDIT_STATES),
  /** While it waits: until when the lens may come back. */
  until: z.iso.datetime().nullable(),
  /** When the lab received the lens, and who recorded it. */
  received: receivedLensSchema.omit({ eye: true }).nullable(),
});
export type LensCredit = z.infer<typeof lensCreditSchema>;

/** The body of `POST /api/orders/:id/lens-received`; If-Match contains the version seen. */
export const lensReceivedInputSchema = z.strictObject({ eye: eyeSchema });
export type LensReceivedInput = z.infer<typeof lensReceivedInputSchema>;
