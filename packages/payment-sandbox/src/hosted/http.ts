import type { IncomingMessage } from 'node:http';
import { readBody } from 'embedded-firebase';

const LARGEST_FORM = 16 * 1024;

/**
 * No scripts. Chromium checks `form-action` for where a form is sent on to, too: that is `to`.
 * With a stricter referrer policy browsers would not send which page submits the form.
 */
function headers(to: readonly string[]): Record<string, string> {
  const formAction = ["'self'", ...new Set(to)].join(' ');
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** An answer that is sent once everything it reports is on disk. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface PageOptions {
  status?: number;
  type?: string;
  /** The origins that a form of the page may lead to. */
  leadsTo?: readonly string[];
}

export function reply(
  body: string,
  { status = 200, type = 'text/html', leadsTo = [] }: PageOptions = {},
): Reply {
  const contentType = { 'content-type': `${type}; charset=utf-8` };
  return { status, headers: { ...headers(leadsTo), ...contentType }, body };
}

export function redirect(location: string): Reply {
  return { status: 303, headers: { ...headers([]), location }, body: '' };
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, LARGEST_FORM)).toString('utf8'));
}
