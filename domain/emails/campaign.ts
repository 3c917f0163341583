import { z } from 'zod';
import { PRACTICE_ROLES } from '../access/permissions.ts';
import type { FieldLabels } from '../basics/field-labels.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line, text } from '../basics/text.ts';
import { customerFilterSchema } from '../customers/customer-record.ts';
import { CAMPAIGN_STATES } from './email-states.ts';

export const MAX_CAMPAIGN_SUBJECT = 200;
export const MAX_CAMPAIGN_BODY = 10_000;
/** The most emails of a campaign in a minute. */
export const MAX_PER_MINUTE = 600;

/** Those filters of the list of accounts that choose who gets a campaign. Merged accounts have no members. */
export const campaignFilterSchema = customerFilterSchema.omit({ id: true, merged: true });
export type CampaignFilter = z.infer<typeof campaignFilterSchema>;

const subjectSchema = line().trim().max(MAX_CAMPAIGN_SUBJECT);
const bodySchema = text().trim().max(MAX_CAMPAIGN_BODY);

/** Who gets a campaign: the members of these roles of the accounts that the filter finds. */
export const campaignAudienceSchema = z.strictObject({
  filter: campaignFilterSchema,
  practiceRoles: z
    .array(z.enum(PRACTICE_ROLES))
    .min(1, 'Choose at least one role')
    .max(PRACTICE_ROLES.length),
});
export type CampaignAudience = z.infer<typeof campaignAudienceSchema>;

const campaignFields = z.object({
  /** For the lab only. */
  name: line().trim().min(1, 'This is required').max(80),
  subject: z.strictObject({ en: subjectSchema.min(1, 'Enter a subject'), es: subjectSchema }),
  /** Plain text. Without Spanish, everybody gets the English campaign. */
  body: z.strictObject({ en: bodySchema.min(1, 'Enter a text'), es: bodySchema }),
  ...campaignAudienceSchema.shape,
  perMinute: z.number().int().min(1).max(MAX_PER_MINUTE),
});
type CampaignFields = z.infer<typeof campaignFields>;

/** What a super admin enters about a campaign to customers. */
export const campaignInputSchema = campaignFields
  .strict()
  .superRefine(({ subject, body }, context) => {
    if (Boolean(subject.es) === Boolean(body.es)) return;
    context.addIssue({
      code: 'custom',
      path: subject.es ? ['body', 'es'] : ['subject', 'es'],
      message: 'Write both the subject and the text in Spanish, or neither',
      params: { rule: 'bothOrNeither' },
    });
  });
export type CampaignInput = z.infer<typeof campaignInputSchema>;

/** What a new campaign starts with. */
export const NEW_CAMPAIGN: CampaignFields = {
  name: '',
  subject: { en: '', es: '' },
  body: { en: '', es: '' },
  filter: {},
  practiceRoles: [...PRACTICE_ROLES],
  perMinute: 60,
};

const count = z.number().int().nonnegative();

/** EM-03: a campaign to selected customers, and how far it is. */
export const campaignSchema = recordOf(campaignFields).extend({
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
  /** Left out: they want no campaigns. */
  unsubscribed: count,
  /** Left out: no verified address, locked or deleted. */
  unreachable: count,
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Campaign = z.infer<typeof campaignSchema>;

export const campaignFilterOfListSchema = recordFilterOf({ state: z.enum(CAMPAIGN_STATES) });

/** The sort fields of a list of campaigns. */
export const CAMPAIGN_SORTS = ['createdAt', 'name'] as const;

/** Who would get a campaign. */
export const audiencePreviewSchema = z.object({
  /** Everybody who is chosen. */
  people: count,
  /** Who of them gets the campaign. */
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

/** A campaign as somebody gets it. */
export const renderedCampaignSchema = z.object({ subject: text(), html: text(), text: text() });
export type RenderedCampaign = z.infer<typeof renderedCampaignSchema>;

export const CAMPAIGN_STEPS = ['start', 'pause', 'resume', 'cancel'] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

export const campaignLanguageSchema = z.strictObject({ language: localeSchema });

/** The secret of a link in a campaign. */
export const campaignTokenSchema = z.strictObject({ token: text().max(200) });

/** The subscription that a link in a campaign is about. */
export const campaignSubscriptionSchema = z.object({
  /** The lab that writes them. */
  provider: text(),
  /** The address that they go to, most of it hidden. */
  address: text(),
  isSubscribed: z.boolean(),
});
export type CampaignSubscription = z.infer<typeof campaignSubscriptionSchema>;

/** The labels of the fields of a campaign, on its pages and in tables. */
export const CAMPAIGN_LABELS = {
  name: { en: 'Name', es: 'Nombre' },
  state: { en: 'State', es: 'Estado' },
  people: { en: 'Chosen', es: 'Elegidos' },
  sent: { en: 'Sent', es: 'Enviados' },
  suppressed: { en: 'Left out: bounced before', es: 'Omitidos: su correo rebotó antes' },
  unsubscribed: { en: 'Left out: want no campaigns', es: 'Omitidos: no quieren campañas' },
  unreachable: { en: 'Left out: no verified address', es: 'Omitidos: sin correo verificado' },
  undelivered: { en: 'Did not arrive', es: 'No llegaron' },
  waiting: { en: 'Not yet written to', es: 'Aún sin escribir' },
  underway: { en: 'On their way', es: 'En camino' },
  perMinute: { en: 'Emails per minute', es: 'Correos por minuto' },
  createdAt: { en: 'Created', es: 'Creada' },
  startedAt: { en: 'Started', es: 'Iniciada' },
  finishedAt: { en: 'Ended', es: 'Terminada' },
} satisfies FieldLabels;
