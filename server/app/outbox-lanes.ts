import { deliverProfile } from '../accounts/profile/deliver-profile.ts';
import { PROFILE_KIND } from '../accounts/profile/profile-change.ts';
import { addDigestItems, addNotices } from '../emails/bell/add-notices.ts';
import { findChoices } from '../emails/choices/find-choices.ts';
import { findLanguages } from '../emails/choices/find-languages.ts';
import { emailLanes } from '../emails/sending/email-lanes.ts';
import { findSendingUsers } from '../emails/sending/find-sending-users.ts';
import type { SendingMail, SendingOptions } from '../emails/sending/sending.ts';
import type { SendingParts } from '../emails/sending/sending-parts.ts';
import { readEmailSettings } from '../emails/settings/email-settings.ts';
import { renderEmail, renderSubject } from '../emails/templates/render-email.ts';
import { gatewayLane } from '../money/checkouts/gateway-events.ts';
import type { PageParts } from '../money/checkouts/open-page.ts';
import type { Handle } from '../platform/database/database.ts';
import type { OutboxLane } from '../platform/outbox/lane.ts';
import { EMAIL_SOURCES } from '../emails/email-sources.ts';
import { formerEmailsLane } from '../emails/sending/former-emails.ts';

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

/** EM-03: what sends emails works with. */
export function sendingOptions(mail: SendingMail, clock?: () => Date): SendingOptions {
  return { mail, sources: EMAIL_SOURCES, parts: EMAIL_PARTS, clock };
}

/**
 * The outbox lanes, with their slots. Without a mailer emails wait for a server that has one, as what the payment gateway
 * tells does without a gateway.
 */
export function outboxLanes(
  db: Handle,
  { mail, clock, payments }: { mail: SendingMail; clock?: () => Date; payments: PageParts | null },
): OutboxLane[] {
  const profiles = { slots: 8, kinds: { [PROFILE_KIND]: { deliver: deliverProfile } } };
  return [
    profiles,
    formerEmailsLane(db),
    ...(payments ? [gatewayLane(payments)] : []),
    ...emailLanes(db, sendingOptions(mail, clock)),
  ];
}
