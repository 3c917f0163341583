import { randomBytes } from 'node:crypto';

/** The placeholder in `index.html` for the page's nonce. */
export const NONCE_PLACE = '__CSP_NONCE__';

/** Returns a new nonce for each response, which allows the response's styles (decision 27). */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Returns the headers of the page. Scripts and styles come only from our own origin, except for styles that MUI and we
 * add to the document with the nonce. `connectTo`: other origins that the app may call (Firebase).
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
