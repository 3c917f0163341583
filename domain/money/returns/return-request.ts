import { z } from 'zod';
import { MAX_REASON } from '../../basics/constants.ts';
import { recordFilterOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { RETURN_REASONS } from '../../orders/order-types.ts';
import { eyeSchema, orderStateSchema } from '../../orders/order.ts';
import { RETURN_KINDS, RETURN_STATES, RETURN_TURNS } from './return-states.ts';

const cents = () => z.number().int();

/**
 * Why the policy gives nothing: by what the warranty lacks, which the lab may overlook, and by what leaves nothing to ask
 * for (`domain/money/returns/return-policy.ts`).
 */
export const RETURN_REFUSALS = [
  'noWarranty',
  'warrantyOver',
  'noExchangesLeft',
  'nothingLeft',
  'nothingPaid',
  'inProduction',
  'notShipped',
  'notApproved',
  'shipped',
  'cancelItself',
  'orderOver',
  'asked',
  'replaced',
] as const;
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

/** CR-03: what the policy gives for a lens and a kind of request. */
export const returnPolicySchema = z.object({
  kind: z.enum(RETURN_KINDS),
  /** Whether the policy gives it. */
  granted: z.boolean(),
  /** Whether it can be asked for; the lab may give what the policy does not. */
  canAsk: z.boolean(),
  /** Why not; null when it is granted. */
  refusal: z.enum(RETURN_REFUSALS).nullable(),
  /** The request or the order that is in the way; blank otherwise. */
  other: text(),
  /** When the warranty ends; null without one. */
  endsAt: z.iso.datetime().nullable(),
  daysLeft: z.number().int().nonnegative(),
  /** Null: unlimited. */
  exchangesLeft: z.number().int().nonnegative().nullable(),
  creditPercent: z.number(),
  /** Of a return taken off the credit, of an exchange charged with the order. */
  feeCents: cents(),
  mustReturn: z.boolean(),
  /** What is credited; of an exchange the most, because the new lens may cost less. 0 of a cancellation. */
  amountCents: cents(),
  /** What was paid for the lens and can be credited, which a decision never exceeds. */
  paidCents: cents(),
});
export type ReturnPolicy = z.infer<typeof returnPolicySchema>;

/** CR-03: the answer of `GET /api/return-requests/policy?orderId=…`: what the policy gives today. */
export const orderReturnPolicySchema = z.object({
  orderId: z.uuid(),
  orderNumber: text(),
  accountNumber: text(),
  invoiceNumber: text(),
  state: orderStateSchema,
  lenses: z.array(
    z.object({
      eye: eyeSchema,
      lens: text(),
      return: returnPolicySchema,
      exchange: returnPolicySchema,
    }),
  ),
  /** The policy for canceling the whole order, which has one state for all of its lenses. */
  cancellation: returnPolicySchema,
});
export type OrderReturnPolicy = z.infer<typeof orderReturnPolicySchema>;

const note = text().trim().max(500, 'Use at most 500 characters');

/** CR-03: what is entered to ask for a return, or for a cancellation of the whole order. An exchange is an order. */
export const returnRequestInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('return'),
    orderId: z.uuid(),
    eye: eyeSchema,
    reason: z.enum(RETURN_REASONS),
    note: note.default(''),
    /** OR-16: the credit that the page showed; another is refused. Null: none was shown. */
    shownCents: cents().min(0).max(1_000_000_000).nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('cancellation'),
    orderId: z.uuid(),
    note: note.min(1, 'Say why the order is to be canceled'),
  }),
]);
export type ReturnRequestInput = z.infer<typeof returnRequestInputSchema>;

/**
 * CR-03: the body of `POST /api/return-requests/:id/decide`; If-Match contains the version seen. `cents` of an approval: what
 * is credited; without it what the policy gave.
 */
export const returnDecisionInputSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    cents: cents().min(1, 'Enter an amount above 0').max(100_000_000).optional(),
  }),
  z.strictObject({
    decision: z.literal('refuse'),
    reason: text().trim().min(1, 'A reason is required').max(MAX_REASON),
  }),
]);
export type ReturnDecisionInput = z.infer<typeof returnDecisionInputSchema>;

/** CR-03: a request of return, exchange or cancellation. */
export const returnRequestSchema = z.object({
  /** `RMA-100001` */
  id: text(),
  version: z.number().int().positive(),
  accountNumber: text(),
  practice: text(),
  kind: z.enum(RETURN_KINDS),
  /** The order of the lens that comes back, or that is to be canceled. */
  orderId: z.uuid(),
  orderNumber: text(),
  /** Blank before the shipment. */
  invoiceNumber: text(),
  /** Null of a cancellation: the whole order. */
  eye: eyeSchema.nullable(),
  /** The name of the lens; of a cancellation of all. */
  lens: text(),
  /** Null of a cancellation. */
  reason: z.enum(RETURN_REASONS).nullable(),
  note: text(),
  state: z.enum(RETURN_STATES),
  /** What the policy gave when it was asked for. */
  policy: returnPolicySchema,
  /** What was decided; null before, and of a cancellation. */
  decidedCents: cents().nullable(),
  decidedBy: text(),
  decidedAt: z.iso.datetime().nullable(),
  refuseReason: text(),
  /** Until when the lens may come back; null before it is approved, or of an exchange shipped. */
  returnBy: z.iso.datetime().nullable(),
  received: z.object({ at: z.iso.datetime(), actor: text() }).nullable(),
  /** `CR-100001`; blank before it is credited. */
  creditId: text(),
  /** The order that replaces the lens of an exchange. */
  replacementOrderId: z.uuid().nullable(),
  replacementOrderNumber: text(),
  requestedAt: z.iso.datetime(),
  requestedBy: text(),
});
export type ReturnRequest = z.infer<typeof returnRequestSchema>;

/** The answer of `POST /api/return-requests/:id/receive`. */
export const returnReceiptSchema = returnRequestSchema.extend({
  /** Whether the lens had been recorded before: `received` says when, and by whom. */
  again: z.boolean(),
});
export type ReturnReceipt = z.infer<typeof returnReceiptSchema>;

export const returnRequestFilterSchema = recordFilterOf({
  accountNumber: text(),
  kind: z.enum(RETURN_KINDS),
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  /** Who has to act next. */
  turn: z.enum(RETURN_TURNS),
  /** How many days ago it was requested, at least. */
  olderThanDays: z.number().int().min(0).max(3650),
  /** The order whose lens comes back, or that replaces it. */
  orderId: z.uuid(),
});
export type ReturnRequestFilter = z.infer<typeof returnRequestFilterSchema>;

/** The sort fields of a list of requests. */
export const RETURN_REQUEST_SORTS = ['requestedAt', 'returnBy'] as const;
