import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';

/** The variables whose links work for whoever has them. */
const SECRET_LINKS: Partial<Record<EmailEventKey, readonly string[]>> = {
  verification: ['link'],
  newAddress: ['link'],
  passwordLink: ['link'],
  invitation: ['link'],
  letter: ['unsubscribeLink'],
};

/** What stands for the secret part of a link. */
const REMOVED = '[removed]';

interface Contents {
  html: string;
  text: string;
}

/**
 * SE-04: returns what is kept of an email. Of links that sign somebody in, verify, accept or unsubscribe, only origin and
 * path stay, in every spelling that a template may give them.
 */
export function redactLinks(
  contents: Contents,
  { event, values }: { event: EmailEventKey; values: Readonly<Record<string, EmailValue>> },
): Contents {
  const links = (SECRET_LINKS[event] ?? []).map((name) => values[name]);
  const redact = (written: string) => links.reduce<string>(withoutLink, written);
  return { html: redact(contents.html), text: redact(contents.text) };
}

function withoutLink(written: string, link: EmailValue | undefined): string {
  if (typeof link !== 'string' || link === '') return written;
  const kept = `${link.split(/[?#]/, 1)[0]}?${REMOVED}`;
  const withoutLinks = spellings(link).reduce((rest, one) => rest.replaceAll(one, kept), written);
  // A template may print a part of the link: what is secret in it goes, too.
  return secretsOf(link).reduce((rest, secret) => rest.replaceAll(secret, REMOVED), withoutLinks);
}

function spellings(link: string): string[] {
  const escaped = escapeHtml(link);
  const entities = escaped.replaceAll('&amp;', '&#38;');
  return [...new Set([link, escaped, entities, encodeURI(link), encodeURIComponent(link)])];
}

/** The values in query and fragment that are long enough to be a secret. */
function secretsOf(link: string): string[] {
  const parts = link.split(/[?#&=]/).slice(1);
  const decoded = parts.flatMap((part) => [part, safelyDecoded(part)]);
  return [...new Set(decoded)].filter((part) => part.length >= 12);
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not encoded: the part itself is looked for.
    return part;
  }
}
