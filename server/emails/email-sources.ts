import { ACCOUNT_TEMPLATES } from '../accounts/emails/account-templates.ts';
import { ACCOUNT_SOURCES } from '../accounts/emails/sources.ts';
import { CONSULTANT_TEMPLATES } from '../consultant/emails/consultant-templates.ts';
import { consultantSources } from '../consultant/emails/sources.ts';
import { MONEY_TEMPLATES } from '../money/emails/money-templates.ts';
import { MONEY_SOURCES } from '../money/emails/sources.ts';
import { ORDER_TEMPLATES } from '../ordering/emails/order-templates.ts';
import { ORDERING_SOURCES } from '../ordering/emails/sources.ts';
import type { DefaultTemplate } from '../platform/mail/default-template.ts';
import type { EmailSource } from '../platform/mail/email-event.ts';
import { digestSource } from './bell/digest-source.ts';
import { campaignSource } from './campaigns/campaign-source.ts';
import { directEmailSource } from './direct/direct-email-source.ts';
import { senderRefusedSource } from './sending/sender-refused-source.ts';
import { readEmailSettings } from './settings/email-settings.ts';

/** EM-04: the source of each event's email. */
export const EMAIL_SOURCES: readonly EmailSource[] = [
  ...ACCOUNT_SOURCES,
  ...ORDERING_SOURCES,
  ...MONEY_SOURCES,
  ...consultantSources(async (db) => (await readEmailSettings(db)).labAddresses),
  campaignSource,
  directEmailSource,
  digestSource,
  senderRefusedSource,
];

/** EM-02: the templates of all events, in both languages, as they are before anybody edits them. */
export const DEFAULT_TEMPLATES: readonly DefaultTemplate[] = [
  ...ORDER_TEMPLATES,
  ...ACCOUNT_TEMPLATES,
  ...MONEY_TEMPLATES,
  ...CONSULTANT_TEMPLATES,
];
