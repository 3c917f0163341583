import type { Handle } from '../platform/database/database.ts';
import type { OutboxLane } from '../platform/outbox/lane.ts';
import { addDigestItems, addNotices } from './bell/add-notices.ts';
import { findChoices } from './choices/find-choices.ts';
import { findLanguages } from './choices/find-languages.ts';
import { EMAIL_SOURCES } from './email-sources.ts';
import { emailLanes } from './sending/email-lanes.ts';
import { findSendingUsers } from './sending/find-sending-users.ts';
import { formerEmailsLane } from './sending/former-emails.ts';
import type { SendingParts } from './sending/sending-parts.ts';
import type { SendingMail } from './sending/sending.ts';
import { readEmailSettings } from './settings/email-settings.ts';
import { renderEmail, renderSubject } from './templates/render-email.ts';

const EMAIL_PARTS: SendingParts = {
  findChoices,
  findLanguages,
  addNotices,
  addDigestItems,
  renderEmail,
  renderSubject,
  readSettings: readEmailSettings,
  findUsers: findSendingUsers,
};

/** EM-03: the outbox lanes that notify of events and send emails. Without a mailer emails wait for a server that has one. */
export function lanesOfEmails(db: Handle, mail: SendingMail, clock?: () => Date): OutboxLane[] {
  const sending = { mail, sources: EMAIL_SOURCES, parts: EMAIL_PARTS, clock };
  return [formerEmailsLane(db), ...emailLanes(db, sending)];
}
