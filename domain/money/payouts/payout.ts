import { z } from 'zod';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { BALANCE_KINDS, PAYOUT_STATES } from './balance-kinds.ts';

const cents = () => z.number().int();
const MAX_ID = 255;

/** What a sum of changes of the balance is made of. */
const parts = {
  paymentCents: cents(),
  /** Refunds, less those that failed. */
  refundCents: cents(),
  /** Disputes, less those that were won. */
  disputeCents: cents(),
  /** What the payment service took; negative. */
  feeCents: cents(),
  /** Earlier payouts that failed, and what the portal does not know. */
  otherCents: cents(),
};
export const PAYOUT_PARTS = [
  'paymentCents',
  'refundCents',
  'disputeCents',
  'feeCents',
  'otherCents',
] as const satisfies readonly (keyof typeof parts)[];

/** PY-10: what the payment service sent to the lab's bank, in cents. */
export const payoutSchema = z.object({
  id: text(),
  state: z.enum(PAYOUT_STATES),
  /** The payment service's code; blank unless it failed. */
  failure: text(),
  amountCents: cents(),
  currency: text(),
  createdAt: z.iso.datetime(),
  arrivesAt: z.iso.datetime(),
  /** Whether the payment service reports what is in it, and whether it has reported all of that. */
  hasParts: z.boolean(),
  isWhole: z.boolean(),
  ...parts,
  /** What the books have of these parts. */
  booksCents: cents(),
  /** How much more was paid out than the books have; 0 when all is explained. */
  differenceCents: cents(),
});
export type Payout = z.infer<typeof payoutSchema>;

export const PAYOUT_SORTS = ['createdAt', 'amountCents'] as const;
export const payoutFilterSchema = recordFilterOf({ state: z.enum(PAYOUT_STATES) });
export type PayoutFilter = z.infer<typeof payoutFilterSchema>;

/** Why an amount is not in the books, or is there with another amount. */
export const UNEXPLAINED = ['unknown', 'otherCurrency', 'notInBooks', 'differs'] as const;

/** PY-10: what changed the balance at the payment service, or what the books have and it has not reported yet. */
export const balanceChangeSchema = z.object({
  id: text(),
  kind: z.enum(BALANCE_KINDS),
  /** The payment service's own words; blank for what it has not reported. */
  type: text(),
  cents: cents(),
  /** What it keeps of that. */
  feeCents: cents(),
  currency: text(),
  at: z.iso.datetime(),
  isTold: z.boolean(),
  /** What it is about, here. */
  paymentNumbers: z.array(text()),
  /** The payout that it is in, and when the bank has that. */
  payoutId: text().nullable(),
  arrivesAt: z.iso.datetime().nullable(),
  unexplained: z.enum(UNEXPLAINED).nullable(),
});
export type BalanceChange = z.infer<typeof balanceChangeSchema>;

export const BALANCE_SORTS = ['at', 'cents'] as const;
export const balanceFilterSchema = recordFilterOf({
  /** Only what is in this payout. */
  payoutId: text().min(1).max(MAX_ID),
  /** Only what is in no payout that the bank has. */
  isInTransit: z.literal(true),
});
export type BalanceFilter = z.infer<typeof balanceFilterSchema>;

/** PY-10: what is in transit now, and why. */
export const inTransitSchema = z.object({
  /** What the books have. */
  booksCents: cents(),
  ...parts,
  /** How much more the books have than these parts; 0 when all is explained. */
  differenceCents: cents(),
  /** What open disputes hold back, the oldest first. */
  heldCents: cents(),
  held: z.array(
    z.object({ paymentNumber: text(), cents: cents(), reason: text(), since: z.iso.datetime() }),
  ),
});
export type InTransit = z.infer<typeof inTransitSchema>;
