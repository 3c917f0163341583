import { z } from 'zod';
import { ORDER_ACTIONS, ORDER_STATES } from '../order.ts';
import { accountNumberSchema } from './account-number.ts';
import { prescriptionSchema } from './lens.ts';

export const eyeSchema = z.enum(['right', 'left']);

/** One lens as the form sends it. `lensVersion` is the version that the form was filled for. */
export const orderedLensSchema = z.object({
  eye: eyeSchema,
  lensId: z.string().min(1),
  lensVersion: z.number().int().positive(),
  prescription: prescriptionSchema,
});

/** A reference by which the practice knows the patient: minimal, never required to be a name. */
export const patientReferenceSchema = z
  .string()
  .trim()
  .min(1, 'A patient reference is required')
  .max(60, 'A patient reference has at most 60 characters');

/** What `POST /api/orders` takes. */
export const orderInputSchema = z.object({
  accountNumber: accountNumberSchema,
  patientReference: patientReferenceSchema,
  notes: z.string().trim().max(2000).default(''),
  lenses: z
    .array(orderedLensSchema)
    .min(1, 'Choose at least one eye')
    .max(2)
    .refine((lenses) => new Set(lenses.map((lens) => lens.eye)).size === lenses.length, {
      message: 'Each eye can be ordered once',
    }),
});

export const orderStateSchema = z.enum(ORDER_STATES);

/** One step of an order's life: who, when (ISO, UTC), why. */
export const orderEventSchema = z.object({
  id: z.uuid(),
  action: z.enum(['submit', ...ORDER_ACTIONS]),
  from: orderStateSchema.nullable(),
  to: orderStateSchema,
  actor: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});

/** A row of a list of orders. `lenses` names the designs, right before left. */
export const orderSummarySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  accountNumber: accountNumberSchema,
  practice: z.string(),
  patientReference: z.string(),
  state: orderStateSchema,
  version: z.number().int().positive(),
  lenses: z.array(z.object({ eye: eyeSchema, lensId: z.string(), lensName: z.string() })),
  totalCents: z.number().int().nonnegative(),
  currency: z.literal('USD'),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** One order whole, with the prescriptions as stored and its timeline, oldest first. */
export const orderSchema = orderSummarySchema.extend({
  notes: z.string(),
  lenses: z.array(
    z.object({
      id: z.uuid(),
      eye: eyeSchema,
      lensId: z.string(),
      lensVersion: z.number().int().positive(),
      lensName: z.string(),
      prescription: prescriptionSchema,
      priceCents: z.number().int().nonnegative(),
    }),
  ),
  events: z.array(orderEventSchema),
});

/** Bodies of `POST /api/orders/:id/approve` and `/reject`; the version seen travels in If-Match. */
export const approveInputSchema = z.object({ reason: z.string().trim().max(500).default('') });
export const rejectInputSchema = z.object({
  reason: z.string().trim().min(1, 'A reason is required').max(500),
});

/** What a client may filter a list of orders by. */
export const orderFilterSchema = z
  .object({
    id: z.array(z.uuid()),
    state: z.union([orderStateSchema, z.array(orderStateSchema)]),
    accountNumber: accountNumberSchema,
    /** Part of number, practice or patient reference. */
    q: z.string().trim().max(100),
  })
  .partial()
  .strict();

/** What a client may sort a list of orders by. */
export const ORDER_SORTS = [
  'submittedAt',
  'number',
  'practice',
  'patientReference',
  'state',
] as const;

export type Eye = z.infer<typeof eyeSchema>;
export type OrderedLens = z.infer<typeof orderedLensSchema>;
export type OrderInput = z.infer<typeof orderInputSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderFilter = z.infer<typeof orderFilterSchema>;
