import type { Locale } from '#domain/locale.ts';
import { linkEmail, type LinkMail, type LinkTexts } from '#server/platform/mail/link-email.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

const TEXTS = {
  en: {
    subject: 'Set a new password',
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    before: 'We received a request to reset your password. This link expires in one hour:',
    action: 'Set a new password',
    after: 'If you did not request this, ignore this email. Your password has not changed.',
  },
  es: {
    subject: 'Elija una contraseña nueva',
    greeting: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    before:
      'Recibimos una solicitud para restablecer su contraseña. Este enlace vence en una hora:',
    action: 'Elegir una contraseña nueva',
    after: 'Si usted no lo solicitó, ignore este correo. Su contraseña no ha cambiado.',
  },
} satisfies Record<Locale, LinkTexts>;

/** VA-01: the email with the password reset link, in the language of the page that requested it. */
export function passwordResetEmail(
  mail: LinkMail,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html' | 'language' | 'resetLink'> {
  return { ...linkEmail(mail, TEXTS[mail.language], provider), resetLink: mail.link };
}
