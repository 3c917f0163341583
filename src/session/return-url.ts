/** Characters that a browser strips or reads as a slash: tabs, newlines and other controls; backslashes. */
const TRICKERY = /[\\\p{Cc}]/u;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * RT-02: returns the portal's own path to open after the sign-in, or null. Refuses other origins in any spelling
 * (`//evil`, `/\evil`, `https:`, `javascript:`, encoded once or twice), and the auth flow's pages, which would create a
 * loop.
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

/** Returns the URL of the sign-in page that returns to `path`. */
export function loginUrl(path: string | null): string {
  const safe = safeReturnUrl(path);
  return safe ? `/auth/login?returnUrl=${encodeURIComponent(safe)}` : '/auth/login';
}
