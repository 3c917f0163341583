/**
 * EM-03: what became of an email. `queued`: waits to be handed over. `deferred`: could not be handed over yet and is tried
 * again. `sent`: the next mail server accepted it. `bounced`: a mail server refused it, then or later. `suppressed`: not
 * sent, because its address bounced before. `failed`: could not be written. `expired`: waited for too long.
 * `doubtful`: was given to the mail server, whose answer was lost; staff decide whether to try again.
 */
export const EMAIL_STATES = [
  'queued',
  'deferred',
  'sent',
  'bounced',
  'suppressed',
  'failed',
  'expired',
  'doubtful',
] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** Why nothing is sent to an address. */
export const SUPPRESSION_REASONS = ['bounce', 'complaint'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** EM-01: how much of a patient's name an email shows. */
export const PATIENT_NAME_CHOICES = ['full', 'initials', 'none'] as const;
export type PatientNameChoice = (typeof PATIENT_NAME_CHOICES)[number];

/** The life of a campaign to customers. */
export const CAMPAIGN_STATES = ['draft', 'sending', 'paused', 'finished', 'cancelled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** What became of one recipient of a campaign; `queued`: the email exists and has the rest. */
export const RECIPIENT_STATES = [
  'waiting',
  'queued',
  'suppressed',
  'unsubscribed',
  'gone',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];
