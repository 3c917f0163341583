import { decisionEmailTemplate } from '../accounts/applications/write-decision-email.ts';
import { invitationTemplate } from '../accounts/invitations/write-invitation.ts';
import { passwordResetTemplate } from '../accounts/passwords/write-password-reset.ts';
import { deliverProfile } from '../accounts/profile/deliver-profile.ts';
import { PROFILE_KIND } from '../accounts/profile/profile-change.ts';
import { closedOrderTemplate } from '../ordering/closed-email/write-closed-order.ts';
import { verificationTemplate } from '../accounts/verification/write-verification.ts';
import type { Handle } from '../platform/database/database.ts';
import { emailLane } from '../platform/mail/email-lane.ts';
import type { EmailOptions, EmailTemplate } from '../platform/mail/email-template.ts';
import type { OutboxLane } from '../platform/outbox/lane.ts';

/** Every email of the portal. Links come first, because a user waits for them. */
export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  passwordResetTemplate,
  verificationTemplate,
  invitationTemplate,
  decisionEmailTemplate,
  closedOrderTemplate,
];

/** The outbox lanes, with their slots. Without mail options emails wait for a server that has them. */
export function outboxLanes(db: Handle, mail: EmailOptions | undefined): OutboxLane[] {
  const profiles = { slots: 8, kinds: { [PROFILE_KIND]: { deliver: deliverProfile } } };
  return mail ? [profiles, emailLane(db, mail, EMAIL_TEMPLATES)] : [profiles];
}
