import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { MAX_REASON, VERSION_MOST } from '../basics/constants.ts';
import { line, text } from '../basics/text.ts';
import {
  eyeClinicalSchema,
  measuredEyeSchema,
  patientClinicalSchema,
} from '../clinical/fields/clinical.ts';
import {
  deliverySchema,
  orderDeliverySchema,
  PLAIN_DELIVERY,
  quantitySchema,
} from '../delivery/delivery.ts';
import { prescriptionSchema } from '../lens/model/lens.ts';
import { lensCreditSchema, receivedLensSchema } from '../money/credit/lens-credit.ts';
import { pricePartSchema, shownPriceSchema } from '../money/prices/price-schema.ts';
import { mostOf } from '../money/prices/quantity.ts';
import { attachmentSchema } from './attachment.ts';
import { promiseMoveSchema } from './order-promise.ts';
import { ORDER_ACTIONS, ORDER_STATES } from './order-states.ts';
import { ORDER_TYPES, RETURN_REASONS, orderTypes } from './order-types.ts';

export const eyeSchema = z.enum(['right', 'left']);
export const orderTypeSchema = z.enum(ORDER_TYPES);
export const returnReasonSchema = z.enum(RETURN_REASONS);

/** One lens of the form. `lensVersion` is the version that the form was filled for. */
export const orderedLensSchema = z.object({
  eye: eyeSchema,
  lensId: text().min(1),
  lensVersion: z.number().int().positive().max(VERSION_MOST),
  prescription: prescriptionSchema,
  clinical: measuredEyeSchema.default({}),
  /** The quantity. */
  quantity: quantitySchema.default(1),
});

/** The practice's reference for the patient: minimal, never required to be a name. */
const patientReferenceSchema = line()
  .trim()
  .min(1, 'A patient reference is required')
  .max(60, 'Patient reference: use at most 60 characters');

/** EM-01: the patient's name, if the practice wants to enter it. Blank: the reference is used. */
const patientNameSchema = line().trim().max(80, 'Patient name: use at most 80 characters');

/** A warning that the practice has acknowledged, with its note for the consultant. */
export const acknowledgementSchema = z.object({
  code: text().max(40),
  eye: eyeSchema.nullable(),
  /** The field and figures that were seen (`acknowledgements.ts`); absent in older orders. */
  seen: text().max(300).optional(),
  note: text().trim().max(300),
});

/** The contents of an order, new or corrected after a rejection. */
export const orderContentSchema = z.object({
  type: orderTypeSchema.default('new'),
  /** The earlier order that this one is based on or replaces. */
  sourceOrderId: z.uuid().nullable().default(null),
  returnReason: returnReasonSchema.nullable().default(null),
  patientReference: patientReferenceSchema,
  /** The practice's own purchase order number. */
  poNumber: line().trim().max(40).default(''),
  notes: text().trim().max(2000).default(''),
  patient: patientClinicalSchema.default({}),
  lenses: z
    .array(orderedLensSchema)
    .min(1, 'Choose at least one eye')
    .max(2)
    .refine((lenses) => new Set(lenses.map((lens) => lens.eye)).size === lenses.length, {
      message: 'Each eye can be ordered once',
    }),
  acknowledged: z.array(acknowledgementSchema).max(84).default([]),
  attachments: z.array(attachmentSchema).max(10).default([]),
  patientName: patientNameSchema.default(''),
  delivery: deliverySchema.default(PLAIN_DELIVERY),
});

/** What is submitted with the contents of an order. */
const submission = {
  /** The draft that becomes the order and ends with it. */
  draftId: z.uuid().nullable().default(null),
  /** OR-16: another price is refused. Null: no price was shown, and the order is taken at any. */
  shown: shownPriceSchema.nullable().default(null),
};

/** The input of `POST /api/orders`. */
export const orderInputSchema = orderContentSchema
  .extend({ ...submission, accountNumber: accountNumberSchema })
  .superRefine(checkType);

/** The input of `POST /api/orders/:id/resubmit`; If-Match contains the version seen. */
export const resubmitInputSchema = orderContentSchema.extend(submission).superRefine(checkType);

function checkType(
  { type, sourceOrderId, returnReason, lenses }: z.infer<typeof orderContentSchema>,
  context: z.RefinementCtx,
): void {
  for (const [index, { quantity }] of lenses.entries()) {
    if (quantity <= mostOf(type)) continue;
    context.addIssue({
      code: 'custom',
      path: ['lenses', index, 'quantity'],
      message: 'A warranty order replaces one lens. Nearest: 1',
      params: { rule: 'quantity', nearest: mostOf(type) },
    });
  }
  const { source, reason } = orderTypes[type];
  if (source === 'required' && !sourceOrderId) {
    context.addIssue({
      code: 'custom',
      path: ['sourceOrderId'],
      message: 'Select the original order',
    });
  }
  if (source === 'none' && sourceOrderId) {
    context.addIssue({
      code: 'custom',
      path: ['sourceOrderId'],
      message: 'A new order has no original order',
    });
  }
  if (reason && !returnReason) {
    context.addIssue({
      code: 'custom',
      path: ['returnReason'],
      message: 'Select a return reason',
    });
  }
}

export const orderStateSchema = z.enum(ORDER_STATES);

/** One step of an order: user, time (ISO, UTC) and reason. */
const orderEventSchema = z.object({
  id: z.uuid(),
  action: z.enum(ORDER_ACTIONS),
  from: orderStateSchema.nullable(),
  to: orderStateSchema,
  actor: text(),
  reason: text(),
  createdAt: z.iso.datetime(),
});

/** What an approver should notice. */
const ORDER_FLAGS = ['firstOrder', 'edgeOfRange', 'warningAcknowledged'] as const;
const orderFlagSchema = z.enum(ORDER_FLAGS);

/** A row of a list of orders. `lenses` names the designs, right before left. */
export const orderSummarySchema = z.object({
  id: z.uuid(),
  number: text(),
  accountNumber: accountNumberSchema,
  practice: text(),
  patientReference: text(),
  type: orderTypeSchema,
  state: orderStateSchema,
  version: z.number().int().positive(),
  lenses: z.array(z.object({ eye: eyeSchema, lensId: text(), lensName: text() })),
  flags: z.array(orderFlagSchema),
  totalCents: z.number().int().nonnegative(),
  currency: z.literal('USD'),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Until when it must ship; null before approval. */
  promisedAt: z.iso.datetime().nullable(),
  /** When it was closed or cancelled; null before. */
  endedAt: z.iso.datetime().nullable().default(null),
  /** The number of messages that the requesting user has not read. */
  unread: z.number().int().nonnegative(),
  /** Whether its lenses are made before others. */
  rush: z.boolean().default(false),
  /** The reader's role does not show clinical data: what `withhold-clinical.ts` withholds is blank. */
  withheld: z.boolean().default(false),
});

/** One whole order, with the stored prescriptions and its timeline, oldest first. */
export const orderSchema = orderSummarySchema.extend({
  sourceOrderId: z.uuid().nullable(),
  sourceOrderNumber: text().nullable(),
  returnReason: returnReasonSchema.nullable(),
  poNumber: text(),
  notes: text(),
  patient: patientClinicalSchema,
  lenses: z.array(
    z.object({
      id: z.uuid(),
      eye: eyeSchema,
      lensId: text(),
      lensVersion: z.number().int().positive(),
      lensName: text(),
      prescription: prescriptionSchema,
      clinical: eyeClinicalSchema,
      priceCents: z.number().int(),
      /** The price parts of all lenses of the line together. */
      priceParts: z.array(pricePartSchema),
      quantity: z.number().int().positive().default(1),
    }),
  ),
  acknowledged: z.array(acknowledgementSchema),
  attachments: z.array(attachmentSchema),
  carrier: text(),
  trackingNumber: text(),
  invoiceNumber: text().nullable(),
  patientName: text().default(''),
  delivery: orderDeliverySchema.default({ ...PLAIN_DELIVERY, priceParts: [] }),
  events: z.array(orderEventSchema),
  /** How the promised date was moved, the first move first. */
  promiseMoves: z.array(promiseMoveSchema).default([]),
  /** CR-04: the lenses that came back for it, the first first. */
  lensesReceived: z.array(receivedLensSchema).default([]),
  /** CR-04: the lens credits that it opens. */
  credits: z.array(lensCreditSchema).default([]),
});

const optionalReason = z.object({ reason: text().trim().max(MAX_REASON).default('') });

/** Bodies of `POST /api/orders/:id/{decision}`; If-Match contains the version seen. */
export const decisionSchemas = {
  approve: optionalReason,
  reject: z.object({ reason: text().trim().min(1, 'A reason is required').max(MAX_REASON) }),
  cancel: optionalReason,
  produce: optionalReason,
  ship: optionalReason.extend({
    carrier: line().trim().min(1, 'Enter the carrier').max(60),
    trackingNumber: line().trim().max(80).default(''),
  }),
  close: optionalReason,
};

/** The filters of a list of orders. */
export const orderFilterSchema = z
  .object({
    id: z.array(z.uuid()),
    state: z.union([orderStateSchema, z.array(orderStateSchema).max(ORDER_STATES.length)]),
    type: z.union([orderTypeSchema, z.array(orderTypeSchema).max(ORDER_TYPES.length)]),
    accountNumber: accountNumberSchema,
    lensId: text().max(80),
    flag: orderFlagSchema,
    /** Promised before now and not shipped yet. */
    late: z.boolean(),
    /** With messages that the requesting user has not read. */
    unread: z.boolean(),
    /** Submitted from and to, ISO dates (UTC), both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    /**
     * Words of number, practice, patient reference or lens, in which small typing errors are tolerated, or of PO
     * number, tracking number or notes. For the maker also of the account number.
     */
    q: text().trim().max(100),
    /** AD-13: only orders that come after this one, in the order of the list. */
    after: z.uuid(),
  })
  .partial()
  .strict();

/** The sort fields of a list of orders. */
export const ORDER_SORTS = [
  'submittedAt',
  'number',
  'practice',
  'patientReference',
  'state',
  'promisedAt',
] as const;

export type Eye = z.infer<typeof eyeSchema>;
export type OrderedLens = z.infer<typeof orderedLensSchema>;
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
export type OrderContent = z.infer<typeof orderContentSchema>;
export type OrderInput = z.infer<typeof orderInputSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type OrderFlag = z.infer<typeof orderFlagSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderFilter = z.infer<typeof orderFilterSchema>;
