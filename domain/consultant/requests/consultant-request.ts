import { z } from 'zod';
import type { FieldLabels } from '../../basics/field-labels.ts';
import { localeSchema } from '../../basics/locale-schema.ts';
import { recordFilterOf, recordOf } from '../../basics/record.ts';
import { line, text } from '../../basics/text.ts';
import { REQUEST_LIMITS, REQUEST_STATES } from './limits.ts';

/** What a visitor's form carries beside what was typed, so that programs that send forms are distinguished from people. */
export const visitorSchema = z.object({
  /** From `GET /api/consultant/pass`. */
  pass: text().max(200),
  /** A field that nobody sees: blank, unless a program filled it in. */
  website: text().max(200),
});

/** Anybody sends it: without any control character. */
const oneLine = (most: number) =>
  line()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'Write it in one line');

/** VC-03: the body of `POST /api/consultant/requests`: what a practice asks a consultant. No identity of a patient. */
export const consultantRequestInputSchema = visitorSchema
  .extend({
    practice: oneLine(REQUEST_LIMITS.practice).min(1, 'This is required'),
    contactName: oneLine(REQUEST_LIMITS.contactName).min(1, 'This is required'),
    /** Of the practice. One of both is needed. */
    email: z.union([z.literal(''), z.email().max(REQUEST_LIMITS.email)]),
    phone: oneLine(REQUEST_LIMITS.phone),
    question: text().trim().min(1, 'This is required').max(REQUEST_LIMITS.question),
    language: localeSchema,
    /** The text of a fitting's link; blank without one. */
    fitting: text()
      .max(REQUEST_LIMITS.fitting)
      .regex(/^[\w-]*$/),
  })
  .strict()
  .superRefine(({ email, phone }, context) => {
    if (email !== '' || phone !== '') return;
    const message = 'Enter an email address or a phone number';
    context.addIssue({ code: 'custom', path: ['email'], message, params: { rule: 'contact' } });
  });
export type ConsultantRequestInput = z.infer<typeof consultantRequestInputSchema>;

/** What a consultant enters about a request. */
export const consultantRequestEditSchema = z
  .object({
    state: z.enum(REQUEST_STATES),
    /** The uid of who works on it; blank for nobody. Everybody takes a request for themselves. */
    assignee: text().max(128),
    /** For the consultants only. */
    note: text().trim().max(2_000),
  })
  .strict();
export type ConsultantRequestEdit = z.infer<typeof consultantRequestEditSchema>;

/** A request as the consultants see it. */
export const consultantRequestSchema = recordOf(consultantRequestEditSchema).extend({
  practice: text(),
  contactName: text(),
  email: text(),
  phone: text(),
  question: text(),
  language: localeSchema,
  fitting: text(),
  /** Whether it came on a day on which more came than usual; of such ones no email is sent. */
  held: z.boolean(),
  assigneeName: text(),
  /** Who changed it last, and when; blank and null for a new one. */
  changedBy: text(),
  changedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ConsultantRequest = z.infer<typeof consultantRequestSchema>;

export const consultantRequestFilterSchema = recordFilterOf({
  state: z.enum(REQUEST_STATES),
  language: localeSchema,
  assignee: text().max(128),
  held: z.boolean(),
  /** Whether somebody still has to do something. */
  open: z.boolean(),
});

export const CONSULTANT_REQUEST_SORTS = ['createdAt', 'practice'] as const;

/** The answer of `GET /api/consultant/pass`. */
export const visitorPassSchema = z.object({
  pass: text(),
  /** Milliseconds before which nothing is taken with it, by what is sent. */
  wait: z.object({
    request: z.number().int().nonnegative(),
    rating: z.number().int().nonnegative(),
  }),
});
export type VisitorPass = z.infer<typeof visitorPassSchema>;

/** The answer to what a visitor sent. `held`: more came today than usual, so that it may take longer. */
export const receivedSchema = z.object({ received: z.literal(true), held: z.boolean() });
export type Received = z.infer<typeof receivedSchema>;

/** The labels of the fields of a request, on its pages and in tables. */
export const CONSULTANT_REQUEST_LABELS = {
  createdAt: { en: 'Received', es: 'Recibida' },
  practice: { en: 'Practice', es: 'Consultorio' },
  contactName: { en: 'Contact', es: 'Contacto' },
  email: { en: 'Email', es: 'Correo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  language: { en: 'Language', es: 'Idioma' },
  state: { en: 'State', es: 'Estado' },
  assigneeName: { en: 'Assigned to', es: 'Asignada a' },
  question: { en: 'Question', es: 'Pregunta' },
  note: { en: 'Note, for the lab only', es: 'Nota, solo para el laboratorio' },
  held: { en: 'Received on a busy day', es: 'Recibida en un día de mucha actividad' },
  changedBy: { en: 'Changed by', es: 'Modificada por' },
  changedAt: { en: 'Changed', es: 'Modificada' },
} satisfies FieldLabels;
