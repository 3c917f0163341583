import { z } from 'zod';
import { PRACTICE_ROLES } from '../access/permissions.ts';
import type { FieldLabels } from '../basics/field-labels.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line, text } from '../basics/text.ts';
import { customerFilterSchema } from '../customers/customer-record.ts';
import { CAMPAIGN_STATES } from './email-states.ts';

export const MAX_LETTER_SUBJECT = 200;
export const MAX_LETTER_BODY = 10_000;
/** The most emails of a letter in a minute. */
export const MAX_PER_MINUTE = 600;

/** Those filters of the list of accounts that choose who gets a letter. Merged accounts have no members. */
export const letterFilterSchema = customerFilterSchema.omit({ id: true, merged: true });
export type LetterFilter = z.infer<typeof letterFilterSchema>;

const subjectSchema = line().trim().max(MAX_LETTER_SUBJECT);
const bodySchema = text().trim().max(MAX_LETTER_BODY);

/** Who gets a letter: the members of these roles of the accounts that the filter finds. */
export const letterAudienceSchema = z.strictObject({
  filter: letterFilterSchema,
  practiceRoles: z
    .array(z.enum(PRACTICE_ROLES))
    .min(1, 'Choose at least one role')
    .max(PRACTICE_ROLES.length),
});
export type LetterAudience = z.infer<typeof letterAudienceSchema>;

const letterFields = z.object({
  /** For the lab only. */
  name: line().trim().min(1, 'This is required').max(80),
  subject: z.strictObject({ en: subjectSchema.min(1, 'Enter a subject'), es: subjectSchema }),
  /** Plain text. Without Spanish, everybody gets the English letter. */
  body: z.strictObject({ en: bodySchema.min(1, 'Enter a text'), es: bodySchema }),
  ...letterAudienceSchema.shape,
  perMinute: z.number().int().min(1).max(MAX_PER_MINUTE),
});
type LetterFields = z.infer<typeof letterFields>;

/** What a super admin enters about a letter to customers. */
export const letterInputSchema = letterFields.strict().superRefine(({ subject, body }, context) => {
  if (Boolean(subject.es) === Boolean(body.es)) return;
  context.addIssue({
    code: 'custom',
    path: subject.es ? ['body', 'es'] : ['subject', 'es'],
    message: 'Write both the subject and the text in Spanish, or neither',
    params: { rule: 'bothOrNeither' },
  });
});
export type LetterInput = z.infer<typeof letterInputSchema>;

/** What a new letter starts with. */
export const NEW_LETTER: LetterFields = {
  name: '',
  subject: { en: '', es: '' },
  body: { en: '', es: '' },
  filter: {},
  practiceRoles: [...PRACTICE_ROLES],
  perMinute: 60,
};

const count = z.number().int().nonnegative();

/** EM-03: a letter to selected customers, and how far it is. */
export const letterSchema = recordOf(letterFields).extend({
  state: z.enum(CAMPAIGN_STATES),
  /** False while its recipients are being collected. */
  isReady: z.boolean(),
  /** Who was chosen when the sending began; 0 before. */
  people: count,
  /** Who has not been written to yet. */
  waiting: count,
  /** The emails that a mail server accepted. */
  sent: count,
  /** The emails that are on their way. */
  underway: count,
  /** The emails that did not arrive. */
  undelivered: count,
  /** Left out: the address bounced before. */
  suppressed: count,
  /** Left out: they want no letters. */
  unsubscribed: count,
  /** Left out: no verified address, locked or deleted. */
  unreachable: count,
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Letter = z.infer<typeof letterSchema>;

export const letterFilterOfListSchema = recordFilterOf({ state: z.enum(CAMPAIGN_STATES) });

/** The sort fields of a list of letters. */
export const LETTER_SORTS = ['createdAt', 'name'] as const;

/** Who would get a letter. */
export const audiencePreviewSchema = z.object({
  /** Everybody who is chosen. */
  people: count,
  /** Who of them gets the letter. */
  reachable: count,
  suppressed: count,
  unsubscribed: count,
  unreachable: count,
  /** The first ones who get it. */
  first: z.array(
    z.object({ name: text(), email: text(), practice: text(), accountNumber: text() }),
  ),
});
export type AudiencePreview = z.infer<typeof audiencePreviewSchema>;

/** A letter as somebody gets it. */
export const renderedLetterSchema = z.object({ subject: text(), html: text(), text: text() });
export type RenderedLetter = z.infer<typeof renderedLetterSchema>;

export const LETTER_STEPS = ['start', 'pause', 'resume', 'cancel'] as const;
export type LetterStep = (typeof LETTER_STEPS)[number];

export const letterLanguageSchema = z.strictObject({ language: localeSchema });

/** The secret of a link in a letter. */
export const letterTokenSchema = z.strictObject({ token: text().max(200) });

/** Whose letters the link is about. */
export const letterSubscriptionSchema = z.object({
  /** The lab that writes them. */
  provider: text(),
  /** Whom they go to, without most of the address. */
  address: text(),
  isSubscribed: z.boolean(),
});
export type LetterSubscription = z.infer<typeof letterSubscriptionSchema>;

/** The labels of the fields of a letter, on its pages and in tables. */
export const LETTER_LABELS = {
  name: { en: 'Name', es: 'Nombre' },
  state: { en: 'State', es: 'Estado' },
  people: { en: 'Chosen', es: 'Elegidos' },
  sent: { en: 'Sent', es: 'Enviados' },
  suppressed: { en: 'Left out: bounced before', es: 'Omitidos: su correo rebotó antes' },
  unsubscribed: { en: 'Left out: want no letters', es: 'Omitidos: no quieren cartas' },
  unreachable: { en: 'Left out: no verified address', es: 'Omitidos: sin correo verificado' },
  undelivered: { en: 'Did not arrive', es: 'No llegaron' },
  waiting: { en: 'Not yet written to', es: 'Aún sin escribir' },
  underway: { en: 'On their way', es: 'En camino' },
  perMinute: { en: 'Emails per minute', es: 'Correos por minuto' },
  createdAt: { en: 'Created', es: 'Creada' },
  startedAt: { en: 'Started', es: 'Iniciada' },
  finishedAt: { en: 'Ended', es: 'Terminada' },
} satisfies FieldLabels;
