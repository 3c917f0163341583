import { toStorable } from '#domain/schemas/text.ts';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { RESET_LINK_LIFE } from '#domain/constants.ts';
import {
  emailTemplate,
  type EmailOptions,
  type EmailText,
} from '#server/platform/mail/email-template.ts';
import type { Locale } from '#domain/locale.ts';
import { passwordResetEmail } from './password-reset-email.ts';
import {
  PASSWORD_RESET_KIND,
  passwordResetSchema,
  type PasswordResetMessage,
} from './password-reset-message.ts';

/** The path of Firebase's own page for links, the default of a project. */
const FIREBASES_OWN = '/__/auth/action';

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

/**
 * Changes Firebase's link to our own page: a link to the project's default page goes to `/auth/action` of the portal,
 * which enforces our password rule. The link of a project with its own action URL leads there already.
 */
export function toOurPage(made: string, language: Locale, portalUrl: string | undefined): string {
  const link = new URL(made);
  link.searchParams.set('lang', language);
  if (link.pathname !== FIREBASES_OWN || !portalUrl) return link.href;
  return new URL(`/auth/action${link.search}`, portalUrl).href;
}
