import type { Locale } from '#domain/locale.ts';
import { linkEmail, type LinkMail, type LinkTexts } from '#server/platform/mail/link-email.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

const TEXTS = {
  en: {
    subject: 'Verify your email',
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    before: 'Confirm that this is your email. This link expires in three days:',
    action: 'Verify email',
    after: 'If you did not sign up for Lens Portal, ignore this email.',
  },
  es: {
    subject: 'Verifique su correo electrónico',
    greeting: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    before: 'Confirme que este es su correo. Este enlace vence en tres días:',
    action: 'Verificar el correo',
    after: 'Si usted no se registró en Lens Portal, ignore este correo.',
  },
} satisfies Record<Locale, LinkTexts>;

/** AD-02: the email with the link that verifies the user's address. */
export function verificationEmail(
  mail: LinkMail,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html' | 'language' | 'verifyLink'> {
  return { ...linkEmail(mail, TEXTS[mail.language], provider), verifyLink: mail.link };
}
