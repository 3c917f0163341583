import { randomBytes } from 'node:crypto';

/** What `index.html` has where the page's nonce is to stand. */
export const NONCE_PLACE = '__CSP_NONCE__';

/** What lets the styles of one answer past its policy (decision 27): for each answer another. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The headers of the page. Scripts come from ourselves only, and so do styles, but for those that MUI and we write
 * into the document with the nonce. `connectTo` are the origins beside our own that the app may call (Firebase).
 */
export function pageSecurityHeaders(connectTo: string[], nonce: string): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  const value = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return {
    'content-security-policy': value.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
