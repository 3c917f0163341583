import { escapeHtml } from '#domain/escape-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

interface PasswordResetMail {
  /** Blank for a user without a name. */
  name: string;
  link: string;
  language: Locale;
}

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
} satisfies Record<Locale, unknown>;

/** VA-01: the email with the password reset link, in the language of the page that requested it. */
export function passwordResetEmail(
  mail: PasswordResetMail,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html' | 'language' | 'resetLink'> {
  const { language, link } = mail;
  const { subject, greeting, before, after } = TEXTS[language];
  const name = mail.name.replaceAll(/\s+/g, ' ').trim();
  const sender = [provider.name, provider.website, provider.phone].join('\n');
  return {
    subject,
    language,
    resetLink: link,
    text: [greeting(name), before, link, after, sender].join('\n\n'),
    html: html(mail, greeting(name), provider),
  };
}

function html({ language, link }: PasswordResetMail, greeting: string, provider: Provider): string {
  const { subject, before, action, after } = TEXTS[language];
  const [href, website] = [escapeHtml(link), escapeHtml(provider.website)];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#0F1F2E">
<p>${escapeHtml(greeting)}</p>
<p>${before}</p>
<p><a href="${href}" style="color:#0B7285;font-weight:600">${action}</a></p>
<p>${after}</p>
<p style="margin-top:32px;color:#4A5D6D;font-size:14px">${escapeHtml(provider.name)}<br>
<a href="${website}">${website}</a><br>
${escapeHtml(provider.phone)}</p>
</body>
</html>
`;
}
