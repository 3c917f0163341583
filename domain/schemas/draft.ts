import { z } from 'zod';
import { VERSION_MOST } from '../constants.ts';
import { accountNumberSchema } from './account-number.ts';
import { attachmentSchema } from './attachment.ts';
import { acknowledgementSchema, orderTypeSchema, returnReasonSchema } from './order.ts';
import { text } from './text.ts';

/** Where the value of a field comes from. */
export const originSchema = z.enum(['default', 'copied', 'typed', 'suggested', 'earlier']);

/** How an eye got its lens, or none: by a choice for it, or because it follows the choice for the other eye. */
export const lensOriginSchema = z.enum(['chosen', 'followed']);

/** What stands in fields, as text, by their names. */
const textsSchema = z.record(text().max(60), text().max(600));

/** One eye as the form holds it. */
export const eyeDraftSchema = z.object({
  ordered: z.boolean(),
  /** Empty until a lens is chosen. */
  lensId: text().max(80),
  /** Absent while nothing was chosen, and where the lens was brought by an earlier order, a copy or an import. */
  lensOrigin: lensOriginSchema.optional(),
  values: textsSchema,
  origins: z.record(text().max(60), originSchema),
  /** The fields of `eyeClinicalSchema` as typed; `kUnit` says whether K stands in D or mm. */
  clinical: textsSchema,
  /** How many, as typed; absent while nobody said, which is one. */
  quantity: text().max(60).optional(),
});

/** The order form as it stands, complete or not. */
export const draftContentSchema = z.object({
  type: orderTypeSchema,
  sourceOrderId: z.uuid().nullable(),
  /** The rejected order that is being corrected; null for a new one. */
  resubmits: z.uuid().nullable(),
  returnReason: z.union([returnReasonSchema, z.literal('')]),
  patientReference: text().max(200),
  poNumber: text().max(200),
  notes: text().max(5_000),
  /** The fields of `patientClinicalSchema` as text. */
  patient: textsSchema,
  right: eyeDraftSchema,
  left: eyeDraftSchema,
  acknowledged: z.array(acknowledgementSchema).max(84),
  attachments: z.array(attachmentSchema).max(10),
  /** Absent in drafts from before there was one. */
  patientName: text().max(200).optional(),
  /** The fields of `deliverySchema` as text (`delivery-texts.ts`); absent while nobody said. */
  delivery: textsSchema.optional(),
});

/** What `PUT /api/order-drafts/:id` takes; `version` is the one it was made on, 0 for a new draft. */
export const draftInputSchema = z.object({
  accountNumber: accountNumberSchema,
  version: z.int().nonnegative().max(VERSION_MOST),
  /** Which browser saved it, so that a conflict can name the other. */
  device: text().min(1).max(80),
  /** Which page of that browser: each that opens the draft writes under an id of its own. */
  writer: z.uuid(),
  /** Grows with each change that the writer makes: of two saves of one writer it tells which is newer. */
  sequence: z.int().nonnegative().max(VERSION_MOST),
  content: draftContentSchema,
});

export const draftSchema = draftInputSchema.extend({
  id: z.uuid(),
  version: z.int().positive(),
  author: text(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A row of the list of drafts. */
export const draftSummarySchema = draftSchema
  .omit({ content: true, writer: true, sequence: true })
  .extend({
    type: orderTypeSchema,
    patientReference: text(),
    lensIds: z.array(text()),
  });

/** The `current` of a 409: why a draft takes no more saves. `orderId` null: it was thrown away. */
export const endedDraftSchema = z.object({
  orderId: z.uuid().nullable(),
  endedAt: z.iso.datetime(),
});

export type Origin = z.infer<typeof originSchema>;
export type EyeDraft = z.infer<typeof eyeDraftSchema>;
export type DraftContent = z.infer<typeof draftContentSchema>;
export type DraftInput = z.infer<typeof draftInputSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type DraftSummary = z.infer<typeof draftSummarySchema>;
export type EndedDraft = z.infer<typeof endedDraftSchema>;
