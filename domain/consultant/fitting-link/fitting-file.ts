import { z } from 'zod';
import { measuredEyeSchema } from '../../clinical/fields/clinical.ts';
import { prescriptionSchema, type Prescription } from '../../lens/model/lens.ts';
import type { Eye } from '../../orders/order.ts';
import { plainFindingsSchema } from '../fitting/findings.ts';

/** Raised when an older link can no longer be read as it is. */
export const FITTING_VERSION = 1;

/** More lenses than anybody tries on one eye. */
export const STEPS_MOST = 20;

/** How a value of the first lens came about. A name without a value is one that was taken out by hand. */
export const ORIGINS = ['suggested', 'typed', 'default'] as const;
export type Origin = (typeof ORIGINS)[number];

const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
/** The name of an option, such as `flat2`: one word, no sentence. */
const OPTION = /^[A-Za-z0-9][\w.+/%-]{0,39}$/;

const nameSchema = z.string().regex(NAME);

/** The values of a lens: figures and names of options. */
const wornSchema = prescriptionSchema.refine((values: Prescription) =>
  Object.entries(values).every(
    ([name, value]) => NAME.test(name) && (typeof value === 'number' || OPTION.test(value)),
  ),
);

/** The measurements of the eye before a lens: figures and choices, without the requested change in words. */
const eyeMeasuredSchema = measuredEyeSchema.omit({ changeRequest: true });

/** One lens that was worn, what was seen, and what followed. */
const stepSchema = z.strictObject({
  prescription: wornSchema,
  /** Each by itself as in a half-filled form: `readFindings` says whether they can be used. */
  findings: plainFindingsSchema,
  /** The id of the change that was chosen from what is proposed; null while none is. */
  change: z
    .string()
    .regex(/^[\w.-]{1,80}$/)
    .nullable(),
});

/**
 * VC-04: a fitting of one eye, as a link holds it. Figures, names of choices and ids only: there is no free text that a
 * patient could be named in.
 */
export const fittingFileSchema = z.strictObject({
  version: z.literal(FITTING_VERSION),
  eye: z.enum(['right', 'left']),
  /** The id of the lens; null until one is chosen. */
  lens: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .nullable(),
  clinical: eyeMeasuredSchema,
  origins: z.record(nameSchema, z.enum(ORIGINS)),
  /** The first lens, and those after each change. Empty until a lens is chosen. */
  steps: z.array(stepSchema).max(STEPS_MOST),
});

export type FittingFile = z.infer<typeof fittingFileSchema>;
export type FittingStep = FittingFile['steps'][number];
export type EyeMeasured = FittingFile['clinical'];

/** Returns a fitting of which nothing is known yet. */
export function newFitting(eye: Eye = 'right'): FittingFile {
  return { version: FITTING_VERSION, eye, lens: null, clinical: {}, origins: {}, steps: [] };
}

/** The schemas that a link is read with, part by part. */
export const PARTS = { clinical: eyeMeasuredSchema, worn: wornSchema, step: stepSchema.shape };
