import { escapeHtml } from '#domain/escape-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { Provider } from '../program/provider.ts';
import type { Email } from './mailer.ts';

export interface LinkMail {
  /** Blank for a user without a name. */
  name: string;
  link: string;
  language: Locale;
}

/** What an email with one link says in one language. */
export interface LinkTexts {
  subject: string;
  greeting: (name: string) => string;
  /** The paragraph above the link. */
  before: string;
  /** The link's own text. */
  action: string;
  /** The paragraph below the link. */
  after: string;
}

/** The email whose only purpose is its link, as text and as HTML. */
export function linkEmail(
  { name, link, language }: LinkMail,
  texts: LinkTexts,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html' | 'language'> {
  const { subject, before, after } = texts;
  const greeting = texts.greeting(name.replaceAll(/\s+/g, ' ').trim());
  const sender = [provider.name, provider.website, provider.phone].join('\n');
  return {
    subject,
    language,
    text: [greeting, before, link, after, sender].join('\n\n'),
    html: html({ language, link, greeting }, texts, provider),
  };
}

function html(
  { language, link, greeting }: { language: Locale; link: string; greeting: string },
  { subject, before, action, after }: LinkTexts,
  provider: Provider,
): string {
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
