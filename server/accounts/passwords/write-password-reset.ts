import { toStorable } from '#domain/schemas/text.ts';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { RESET_LINK_LIFE } from '#domain/constants.ts';
import {
  emailTemplate,
  type EmailOptions,
  type EmailText,
} from '#server/platform/mail/email-template.ts';
import { passwordResetEmail } from './password-reset-email.ts';
import {
  PASSWORD_RESET_KIND,
  passwordResetSchema,
  type PasswordResetMessage,
} from './password-reset-message.ts';
import { toOurPage } from './reset-link.ts';

/** VA-01: creates the link at delivery, for the user's present address. Null when no email is to be sent. */
export const passwordResetTemplate = emailTemplate({
  kind: PASSWORD_RESET_KIND,
  expiresAfter: RESET_LINK_LIFE,
  schema: passwordResetSchema,
  write: (_db, message, options) => writePasswordReset(message, options),
});

async function writePasswordReset(
  { uid, language }: PasswordResetMessage,
  { provider, portalUrl }: EmailOptions,
): Promise<EmailText | null> {
  const user = uid === null ? null : await findUser(uid);
  if (!user?.email || user.disabled) return null;
  const made = await getAuth().generatePasswordResetLink(user.email);
  const link = toOurPage(made, language, portalUrl);
  const name = toStorable(user.displayName ?? '');
  return { ...passwordResetEmail({ name, link, language }, provider), to: [user.email] };
}

async function findUser(uid: string): Promise<UserRecord | null> {
  const { users } = await getAuth().getUsers([{ uid }]);
  return users[0] ?? null;
}
