import { z } from 'zod';
import { MAX_REASON } from '../basics/constants.ts';
import { text } from '../basics/text.ts';

/** OR-12: the body of `POST /api/orders/:id/promise`; If-Match contains the version seen. */
export const promiseMoveInputSchema = z.strictObject({
  /** The last day on which the order ships. */
  promisedAt: z.iso.date(),
  reason: text().trim().max(MAX_REASON).default(''),
});
export type PromiseMoveInput = z.infer<typeof promiseMoveInputSchema>;

/** One move of the promised date: from when to when, by whom and why. */
export const promiseMoveSchema = z.object({
  id: z.uuid(),
  formerAt: z.iso.datetime(),
  promisedAt: z.iso.datetime(),
  reason: text(),
  actor: text(),
  createdAt: z.iso.datetime(),
});
export type PromiseMove = z.infer<typeof promiseMoveSchema>;
