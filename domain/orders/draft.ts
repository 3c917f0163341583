import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { VERSION_MOST } from '../basics/constants.ts';
import { text } from '../basics/text.ts';
import { attachmentSchema } from './attachment.ts';
import { fittingOriginSchema } from './fitting-marks.ts';
import { acknowledgementSchema, eyeSchema, orderTypeSchema, returnReasonSchema } from './order.ts';

/** The source of a field's value. */
const originSchema = z.enum(['default', 'copied', 'typed', 'suggested', 'earlier']);

/** How an eye got its lens: chosen for it, or following the choice for the other eye. */
const lensOriginSchema = z.enum(['chosen', 'followed']);

/** The texts of fields, by name. */
const textsSchema = z.record(text().max(60), text().max(600));

/** One eye of the form. */
export const eyeDraftSchema = z.object({
  ordered: z.boolean(),
  /** Empty until a lens is chosen. */
  lensId: text().max(80),
  /** Absent before a choice, and when the lens came from an earlier order, a copy or an import. */
  lensOrigin: lensOriginSchema.optional(),
  values: textsSchema,
  origins: z.record(text().max(60), originSchema),
  /** The fields of `eyeClinicalSchema` as typed; `kUnit` says whether K is in D or mm. */
  clinical: textsSchema,
  /** The quantity as typed; absent means one. */
  quantity: text().max(60).optional(),
  /** What a fitting filled; absent for an eye without one. */
  fitting: fittingOriginSchema.optional(),
});

/** The content of the order form, complete or not. */
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
  /** Absent in older drafts. */
  patientName: text().max(200).optional(),
  /** The fields of `deliverySchema` as text (`delivery-texts.ts`); absent until one is entered. */
  delivery: textsSchema.optional(),
});

/** The input of `PUT /api/order-drafts/:id`; `version` is the one that it is based on, 0 for a new draft. */
export const draftInputSchema = z.object({
  accountNumber: accountNumberSchema,
  version: z.int().nonnegative().max(VERSION_MOST),
  /** The browser that saved it, which a conflict names to the other browser. */
  device: text().min(1).max(80),
  /** The page of that browser: each page that opens the draft has its own id. */
  writer: z.uuid(),
  /** Grows with each change of the writer: the higher of two saves of one writer is newer. */
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
    /** The eye that a fitting filled, while the other eye is not ordered: that eye's fitting may be added. */
    fittedEye: eyeSchema.nullable().default(null),
  });

/** The `current` of a 409: why a draft cannot be saved any more. `orderId` null: it was deleted. */
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
