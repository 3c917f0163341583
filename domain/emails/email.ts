import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { text } from '../basics/text.ts';
import { EMAIL_STATES, SUPPRESSION_REASONS } from './email-states.ts';
import { EMAIL_EVENT_KEYS } from './events/email-events.ts';

const version = z.number().int().positive();
const moment = z.iso.datetime();

/** EM-03: an email in the log, without its message. */
export const emailRowSchema = z.object({
  id: z.uuid(),
  event: z.enum(EMAIL_EVENT_KEYS),
  /** Null for an address without a user. */
  uid: text().nullable(),
  address: text(),
  accountNumber: text().nullable(),
  language: localeSchema,
  /** The record that caused it; blank without one. */
  causeResource: text(),
  causeId: text(),
  /** Blank until it is written. */
  subject: text(),
  state: z.enum(EMAIL_STATES),
  attempts: z.number().int(),
  /** The last answer: a code, or why it did not leave. */
  reply: text(),
  version,
  createdAt: moment,
  sentAt: moment.nullable(),
  updatedAt: moment,
});

/** An email with its message. */
export const emailSchema = emailRowSchema.extend({
  templateId: text(),
  templateVersion: z.number().int().nullable(),
  messageId: text(),
  /** As sent, without the secrets of links; null before, and when its retention is over. */
  html: text().nullable(),
  text: text().nullable(),
  /** The email that this one repeats. */
  repeats: z.uuid().nullable(),
  /** What it was made of was deleted with its text: it can be neither retried nor sent again. */
  isForgotten: z.boolean(),
});

/** The filters of the log. */
export const emailFilterSchema = z
  .object({
    id: z.array(z.uuid()),
    /** Part of the address or the subject, where an order's number is; or an account number. */
    q: text().trim().max(100),
    state: z.enum(EMAIL_STATES),
    /** One of these states. */
    states: z.array(z.enum(EMAIL_STATES)).min(1).max(EMAIL_STATES.length),
    /** The campaign that it belongs to. */
    campaignId: z.uuid(),
    event: z.enum(EMAIL_EVENT_KEYS),
    accountNumber: accountNumberSchema,
    uid: text().max(128),
    address: text().max(254),
    causeResource: text().max(40),
    causeId: text().max(128),
    from: z.iso.date(),
    /** Inclusive end of the period. */
    to: z.iso.date(),
  })
  .partial()
  .strict();

export const EMAIL_SORTS = ['createdAt', 'address'] as const;

/** EM-03: an address that nothing is sent to, or was not. */
export const suppressionSchema = z.object({
  /** The address. */
  id: text(),
  reason: z.enum(SUPPRESSION_REASONS),
  detail: text(),
  count: z.number().int(),
  emailId: z.uuid().nullable(),
  version,
  firstAt: moment,
  lastAt: moment,
  /** Null while it applies. */
  liftedAt: moment.nullable(),
  liftedBy: text(),
  /** Why emails may go there again. */
  liftReason: text(),
});

/** EM-03: why a suppression is lifted. One that a complaint made needs to be confirmed once more. */
export const liftInputSchema = z.strictObject({
  reason: text('Enter a reason').trim().min(1, 'Enter a reason').max(300),
  isConfirmed: z.boolean().default(false),
});

export const suppressionFilterSchema = z
  .object({
    id: z.array(text().max(254)),
    /** Part of the address. */
    q: text().trim().max(100),
    reason: z.enum(SUPPRESSION_REASONS),
    /** Whether it applies. */
    active: z.boolean(),
  })
  .partial()
  .strict();

export const SUPPRESSION_SORTS = ['lastAt', 'id'] as const;

/** SE-15: reports of the last days that were about no email and no address of ours. */
export const reportCountSchema = z.object({
  foreign: z.number().int(),
  days: z.number().int(),
});

/** A member of an account whom no email reaches. */
export const suppressedMemberSchema = suppressionSchema
  .pick({ reason: true, lastAt: true })
  .extend({ uid: text(), address: text() });

/** The states that a super admin can retry; a doubtful one may come twice. What waited for too long is sent again instead, as a new email. */
export const RETRIED_STATES = ['failed', 'bounced', 'suppressed', 'doubtful'] as const;

export type EmailRow = z.infer<typeof emailRowSchema>;
export type EmailRecord = z.infer<typeof emailSchema>;
export type EmailFilter = z.infer<typeof emailFilterSchema>;
export type Suppression = z.infer<typeof suppressionSchema>;
export type SuppressionFilter = z.infer<typeof suppressionFilterSchema>;
export type LiftInput = z.infer<typeof liftInputSchema>;
export type ReportCount = z.infer<typeof reportCountSchema>;
export type SuppressedMember = z.infer<typeof suppressedMemberSchema>;
