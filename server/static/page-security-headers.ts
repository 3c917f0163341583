/**
 * The headers of the page. Scripts come from ourselves only; styles may be inline because MUI writes them
 * into the document. `connectTo` are the origins beside our own that the app may call (Firebase).
 */
export function pageSecurityHeaders(connectTo: string[]): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
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
