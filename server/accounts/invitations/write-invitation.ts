import type { Handle } from '#server/platform/database/database.ts';
import {
  emailTemplate,
  type EmailOptions,
  type EmailText,
} from '#server/platform/mail/email-template.ts';
import { eq } from 'drizzle-orm';
import { findCustomer } from '../customers/get-customer-information.ts';
import { invitationEmail } from './invitation-email.ts';
import {
  INVITATION_KIND,
  invitationMessageSchema,
  type InvitationMessage,
} from './invitation-message.ts';
import { makeToken } from './invitation-token.ts';
import { INVITATION_LIFE } from './invite-member.ts';
import { memberInvitations } from './table.ts';

/** AD-08: creates the link at delivery. Null when the invitation is no longer open. */
export const invitationTemplate = emailTemplate({
  kind: INVITATION_KIND,
  expiresAfter: INVITATION_LIFE,
  schema: invitationMessageSchema,
  write: writeInvitation,
});

async function writeInvitation(
  db: Handle,
  { invitationId }: InvitationMessage,
  { provider, portalUrl }: EmailOptions,
): Promise<EmailText | null> {
  const [row] = await db
    .select()
    .from(memberInvitations)
    .where(eq(memberInvitations.id, invitationId));
  if (row?.status !== 'pending') return null;
  const customer = await findCustomer(db, row.accountNumber);
  const token = await makeToken(db, row.id);
  // In the fragment, which browsers send to no server: a token never reaches a log (SE-04).
  const link = portalUrl ? new URL(`/invitation#${token}`, portalUrl).href : null;
  const { practiceRole, invitedBy, locale, expiresAt } = row;
  const invitation = { practice: customer?.practice ?? '', practiceRole, invitedBy, expiresAt };
  return {
    ...invitationEmail({ ...invitation, language: locale, link }, provider),
    to: [row.email],
  };
}
