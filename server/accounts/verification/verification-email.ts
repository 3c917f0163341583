import { escapeHtml } from '#domain/escape-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

interface VerificationMail {
  /** Blank for a user without a name. */
  name: string;
  link: string;
  language: Locale;
}

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
} satisfies Record<Locale, unknown>;

/** AD-02: the email with the link that verifies the user's address. */
export function verificationEmail(
  mail: VerificationMail,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html' | 'language' | 'verifyLink'> {
  const { language, link } = mail;
  const { subject, greeting, before, after } = TEXTS[language];
  const name = mail.name.replaceAll(/\s+/g, ' ').trim();
  const sender = [provider.name, provider.website, provider.phone].join('\n');
  return {
    subject,
    language,
    verifyLink: link,
    text: [greeting(name), before, link, after, sender].join('\n\n'),
    html: html(mail, greeting(name), provider),
  };
}

function html({ language, link }: VerificationMail, greeting: string, provider: Provider): string {
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
