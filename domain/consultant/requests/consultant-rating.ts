import { z } from 'zod';
import type { FieldLabels } from '../../basics/field-labels.ts';
import { localeSchema } from '../../basics/locale-schema.ts';
import { recordFilterOf, recordOf } from '../../basics/record.ts';
import { text } from '../../basics/text.ts';
import { visitorSchema } from './consultant-request.ts';
import { CITATIONS_MOST, RATED_KINDS, RATING_LIMITS, RATING_REASONS } from './limits.ts';

const ratedSchema = z.object({
  helpful: z.boolean(),
  /** Null when the visitor gave none, and of an answer that helped. */
  reason: z.enum(RATING_REASONS).nullable(),
  /** What the visitor added; blank for nothing. */
  comment: text().trim().max(RATING_LIMITS.comment),
  /** What was asked. */
  question: text().trim().min(1).max(RATING_LIMITS.question),
  kind: z.enum(RATED_KINDS),
  /** What the question was taken for; blank when it was not understood. */
  intent: text()
    .max(RATING_LIMITS.intent)
    .regex(/^[\w.-]*$/),
  language: localeSchema,
  /** The titles of the sources that the answer cited. */
  citations: z.array(text().max(RATING_LIMITS.citation)).max(CITATIONS_MOST),
});

/** VC-03: the body of `POST /api/consultant/ratings`: whether an answer helped, sent only when a visitor presses it. */
export const consultantRatingInputSchema = visitorSchema.extend(ratedSchema.shape).strict();
export type ConsultantRatingInput = z.infer<typeof consultantRatingInputSchema>;

/** What was said of one answer, as the consultants see it. */
export const consultantRatingSchema = recordOf(ratedSchema).extend({
  /** The question, short enough for a heading. */
  title: text(),
  /** Whether it came on a day on which more came than usual. */
  held: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ConsultantRating = z.infer<typeof consultantRatingSchema>;

export const consultantRatingFilterSchema = recordFilterOf({
  helpful: z.boolean(),
  held: z.boolean(),
  reason: z.enum(RATING_REASONS),
  kind: z.enum(RATED_KINDS),
  language: localeSchema,
});

export const CONSULTANT_RATING_SORTS = ['createdAt'] as const;

/** The labels of the fields of a rating, on its pages and in tables. */
export const CONSULTANT_RATING_LABELS = {
  createdAt: { en: 'Given', es: 'Recibida' },
  helpful: { en: 'Helpful', es: 'Útil' },
  reason: { en: 'Reason', es: 'Motivo' },
  comment: { en: 'Comment', es: 'Comentario' },
  question: { en: 'Question', es: 'Pregunta' },
  kind: { en: 'Kind of answer', es: 'Tipo de respuesta' },
  intent: { en: 'Understood as', es: 'Entendida como' },
  language: { en: 'Language', es: 'Idioma' },
  held: { en: 'Received on a busy day', es: 'Recibida en un día de mucha actividad' },
} satisfies FieldLabels;
