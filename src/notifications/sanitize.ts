import createPurifier from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';

/** TO-04: the HTML allowed in a message. Other tags are removed; their text stays. */
const ALLOWED: Config = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'code'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // http, https, mailto, and addresses without a scheme.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

let purifier: DOMPurify | null = null;

/** Returns our own instance, free of other hooks; created on the first call, because it needs a window. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) guardLink(element);
  });
  return purifier;
}

/** Prevents a linked page from learning anything about the portal or reaching back into it. */
function guardLink(link: HTMLAnchorElement): void {
  link.setAttribute('rel', 'noopener noreferrer');
  if (!isOurs(link)) link.setAttribute('target', '_blank');
}

/** Returns whether a link opens a page of the portal. */
export function isOurs(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href') ?? '';
  if (!URL.canParse(href, document.baseURI)) return false;
  return new URL(href, document.baseURI).origin === location.origin;
}

/**
 * SE-05: the only place that sanitizes HTML from data. Keeps plain emphasis, lists, code and links to http, https,
 * mailto and pages of the portal; never throws.
 */
export function sanitizeHtml(html: string): string {
  return getPurifier().sanitize(html, ALLOWED);
}
