import { passwordResetTemplate } from '../accounts/passwords/write-password-reset.ts';
import { deliverProfile } from '../accounts/profile/deliver-profile.ts';
import { PROFILE_KIND } from '../accounts/profile/profile-change.ts';
import { closedOrderTemplate } from '../ordering/closed-email/write-closed-order.ts';
import type { Handle } from '../platform/database/database.ts';
import { emailLane } from '../platform/mail/email-lane.ts';
import type { EmailOptions, EmailTemplate } from '../platform/mail/email-template.ts';
import type { OutboxLane } from '../platform/outbox/lane.ts';

/** Every e-mail of the portal. Links for a new password go first: somebody waits for one. */
export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  passwordResetTemplate,
  closedOrderTemplate,
];

/** What leaves the database, and how many at once. Without mail options e-mails wait for a server that has them. */
export function outboxLanes(db: Handle, mail: EmailOptions | undefined): OutboxLane[] {
  const profiles = { slots: 8, kinds: { [PROFILE_KIND]: { deliver: deliverProfile } } };
  return mail ? [profiles, emailLane(db, mail, EMAIL_TEMPLATES)] : [profiles];
}
