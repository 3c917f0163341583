import { z } from 'zod';
import { text } from '../basics/text.ts';

/** Where a field that a fitting filled has its text from. */
export const MARK_ORIGINS = [
  /** Measured on the eye without the lens. */
  'measured',
  /** Seen with the lens on the eye. */
  'seen',
  /** A suggested starting value. */
  'suggested',
  /** Typed in the fitting. */
  'typed',
  /** The lens's own default. */
  'default',
  /** Changed by a step of the fitting. */
  'change',
  /** Follows a changed curve, so that the eye sees the same. */
  'keptPower',
  /** Changed by a step that the lens's present definition no longer proposes. */
  'lostChange',
] as const;

/** How far the source may be trusted; `published`: by somebody who need not be this lens's maker. */
export const MARK_STANDINGS = ['maker', 'published', 'secondHand', 'assumption'] as const;

const name = text().max(60);
const shown = text().max(60);

/** The mark of one field. It holds while the field has `text`; another text was edited. */
const fittingMarkSchema = z.object({
  from: z.enum(MARK_ORIGINS),
  text: shown,
  /** The number of the step, from 1 on: after which change, or into which lens after the first it was typed. */
  step: z.int().positive().max(999).optional(),
  /** The text before that step; absent without one. */
  before: shown.optional(),
  /** The publication's title, as it stood when the field was filled. */
  source: text().max(200).optional(),
  standing: z.enum(MARK_STANDINGS).optional(),
  /** The source is a maker's guide to another lens. */
  otherLens: z.literal(true).optional(),
});

/** What could not be taken from a fitting, and the nearest that can. */
const notTakenSchema = z.object({
  /** The whole lens, a parameter of it, the change that was chosen last, or a part of the link. */
  kind: z.enum(['lens', 'value', 'change', 'link']),
  /** The parameter, or the part of the link; empty for a lens and a change. */
  field: text().max(60),
  /** As the fitting had it. */
  value: shown,
  /** What the present lens is made in; null without one. */
  nearest: shown.nullable(),
});

const marksSchema = z.record(name, fittingMarkSchema);

/** VC-04: what one eye of a draft has from a fitting; stored with the draft, so that every device shows it. */
export const fittingOriginSchema = z.object({
  /** The lens that `values` is about: with another lens they say nothing. */
  lensId: text().max(80),
  /** The marks of the prescription's values, by parameter. */
  values: marksSchema,
  /** The marks of the clinical data, by field. */
  clinical: marksSchema,
  notTaken: z.array(notTakenSchema).max(60),
});

export type MarkOrigin = (typeof MARK_ORIGINS)[number];
export type MarkStanding = (typeof MARK_STANDINGS)[number];
export type FittingMark = z.infer<typeof fittingMarkSchema>;
export type NotTaken = z.infer<typeof notTakenSchema>;
export type FittingOrigin = z.infer<typeof fittingOriginSchema>;
