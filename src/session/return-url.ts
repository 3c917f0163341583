/** What a browser strips or reads as a slash: tabs, newlines and other controls; backslashes. */
const TRICKERY = /[\\\p{Cc}]/u;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * RT-02: the path of our own to go to after signing in, or null. Refused: other origins in any spelling
 * (`//evil`, `/\evil`, `https:`, `javascript:`, encoded once or twice), and the pages of the auth flow, which
 * would send the user in a circle.
 */
export function safeReturnUrl(value: string | null): string | null {
  if (!value) return null;
  const once = decoded(value);
  const twice = once === null ? null : decoded(once);
  const forms = [value, once, twice];
  const ours = forms.every((form) => form !== null && isOurPath(form));
  return ours ? value : null;
}

function isOurPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || TRICKERY.test(path)) return false;
  return path !== '/' && !path.startsWith('/auth/');
}

/** The address of the sign-in page that leads back to `path`. */
export function loginUrl(path: string | null): string {
  const safe = safeReturnUrl(path);
  return safe ? `/auth/login?returnUrl=${encodeURIComponent(safe)}` : '/auth/login';
}
