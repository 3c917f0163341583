import { toStorable } from '#domain/schemas/text.ts';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { PasswordResetMessage } from '#server/platform/mail/email-message.ts';
import type { Email, Provider } from '#server/platform/mail/mailer.ts';
import { passwordResetEmail } from './password-reset-email.ts';
import { toOurPage } from './reset-link.ts';

/** VA-01: the link, made now, to the address that the user has now. Null when nobody is to have one (any more). */
export async function writePasswordReset(
  { uid, language }: PasswordResetMessage,
  { provider, portalUrl }: { provider: Provider; portalUrl?: string | undefined },
): Promise<Omit<Email, 'messageId'> | null> {
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
