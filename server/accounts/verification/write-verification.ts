import { toStorable } from '#domain/schemas/text.ts';
import { VERIFICATION_LINK_LIFE } from '#domain/constants.ts';
import { getAuth } from 'firebase-admin/auth';
import {
  emailTemplate,
  type EmailOptions,
  type EmailText,
} from '#server/platform/mail/email-template.ts';
import { toOurPage } from '../passwords/write-password-reset.ts';
import { verificationEmail } from './verification-email.ts';
import {
  VERIFICATION_KIND,
  verificationSchema,
  type VerificationMessage,
} from './verification-message.ts';

/** AD-02: creates the link at delivery, for the user's present address. Null for whoever needs none any more. */
export const verificationTemplate = emailTemplate({
  kind: VERIFICATION_KIND,
  expiresAfter: VERIFICATION_LINK_LIFE,
  schema: verificationSchema,
  write: (_db, message, options) => writeVerification(message, options),
});

async function writeVerification(
  { uid, language }: VerificationMessage,
  { provider, portalUrl }: EmailOptions,
): Promise<EmailText | null> {
  const { users } = await getAuth().getUsers([{ uid }]);
  const [user] = users;
  if (!user?.email || user.disabled || user.emailVerified) return null;
  const made = await getAuth().generateEmailVerificationLink(user.email);
  const link = toOurPage(made, language, portalUrl);
  const name = toStorable(user.displayName ?? '');
  return { ...verificationEmail({ name, link, language }, provider), to: [user.email] };
}
