import { z } from 'zod';
import type { FieldLabels } from '../basics/field-labels.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line, text } from '../basics/text.ts';
import { EMAIL_EVENT_KEYS, EMAIL_GROUPS_IN_USE } from './events/email-events.ts';

/** The longest parts of a template, in characters. */
export const MAX_SUBJECT = 200;
export const MAX_MJML = 60_000;
export const MAX_TEXT_TWIN = 20_000;

export const emailEventSchema = z.enum(EMAIL_EVENT_KEYS);

/** EM-02: what is entered about a template: Liquid in each of the three. */
export const emailTemplateInputSchema = z.strictObject({
  subject: line().trim().min(1, 'Enter a subject').max(MAX_SUBJECT),
  mjml: text().min(1, 'Enter the body').max(MAX_MJML),
  text: text().trim().min(1, 'Enter the text version').max(MAX_TEXT_TWIN),
});
export type EmailTemplateInput = z.infer<typeof emailTemplateInputSchema>;

/** A template. Its id is event and language: `orderShipped.es`. */
export const emailTemplateSchema = recordOf(emailTemplateInputSchema).extend({
  event: emailEventSchema,
  language: localeSchema,
  /** Nobody has edited it. */
  isDefault: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: text(),
});
export type EmailTemplateRecord = z.infer<typeof emailTemplateSchema>;

export const EMAIL_TEMPLATE_SORTS = ['event', 'language', 'updatedAt'] as const;

export const emailGroupSchema = z.enum(EMAIL_GROUPS_IN_USE);

export const emailTemplateFilterSchema = recordFilterOf({
  /** The group of the event. */
  group: emailGroupSchema,
  event: emailEventSchema,
  language: localeSchema,
  isDefault: z.boolean(),
});

/** What is wrong with a template, and where. Line and column count from 1. */
export const templateProblemSchema = z.object({
  field: z.enum(['subject', 'mjml', 'text']),
  rule: z.enum(['liquid', 'variable', 'mjml', 'html', 'link', 'missing', 'limit']),
  line: z.number().int(),
  column: z.number().int(),
  /** English, as all messages of the API: names the variable, tag or address, and the nearest right one. */
  message: text(),
  /** The nearest right value, where there is one. */
  nearest: text().optional(),
});
export type TemplateProblem = z.infer<typeof templateProblemSchema>;

/** The body of a preview and of a test: the draft of a template, and whose values it shows. */
export const templatePreviewSchema = z.strictObject({
  event: emailEventSchema,
  language: localeSchema,
  subject: line().max(MAX_SUBJECT),
  mjml: text().max(MAX_MJML),
  text: text().max(MAX_TEXT_TWIN),
  /** Shows a real order's values; null: the examples. Only for events about orders. */
  orderNumber: text().max(20).nullable(),
});
export type TemplatePreview = z.infer<typeof templatePreviewSchema>;

/** The rendered draft. With problems, what could not be rendered is blank. */
export const previewAnswerSchema = z.object({
  subject: text(),
  html: text(),
  text: text(),
  problems: z.array(templateProblemSchema),
});
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>;

/** Where a test was sent. */
export const templateTestAnswerSchema = z.object({ to: text() });

/** A former or the present version of a template. */
export const templateVersionSchema = emailTemplateInputSchema.extend({
  version: z.number().int(),
  isDefault: z.boolean(),
  savedAt: z.iso.datetime(),
  savedBy: text(),
});
export type TemplateVersion = z.infer<typeof templateVersionSchema>;

/** The labels of the fields of a template, on its pages and in tables. */
export const EMAIL_TEMPLATE_LABELS = {
  event: { en: 'Event', es: 'Evento' },
  language: { en: 'Language', es: 'Idioma' },
  subject: { en: 'Subject', es: 'Asunto' },
  isDefault: { en: 'Default', es: 'Predeterminada' },
  updatedAt: { en: 'Saved', es: 'Guardada' },
  updatedBy: { en: 'Saved by', es: 'Guardada por' },
} satisfies FieldLabels;
