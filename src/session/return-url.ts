/** Pages of the auth flow, but not invitations: they are no step of the sign-in, which may lead back to them. */
const AUTH_FLOW = /^\/auth\/(?!invitation(?:[?#]|$))/u;

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
 * loop; not an invitation.
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
  return path !== '/' && !AUTH_FLOW.test(path);
}

/** Returns the fragment of a path, with its `#`; empty without one. */
const fragmentOf = (path: string): string => /#.*$/su.exec(path)?.[0] ?? '';

/**
 * Returns the address of a page of the sign-in that returns to `path`. A fragment stays one: a browser sends it to no
 * server, and it may hold the figures of a fitting.
 */
export function urlWithReturn(page: string, path: string | null): string {
  const safe = safeReturnUrl(path);
  if (!safe) return page;
  const fragment = fragmentOf(safe);
  const rest = safe.slice(0, safe.length - fragment.length);
  return `${page}?returnUrl=${encodeURIComponent(rest)}${fragment}`;
}

/** Returns the URL of the sign-in page that returns to `path`. */
export function loginUrl(path: string | null): string {
  return urlWithReturn('/auth/login', path);
}

/** Returns what an address made by `urlWithReturn` returns to, or null. */
export function wantedPath({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const path = safeReturnUrl(new URLSearchParams(search).get('returnUrl'));
  if (!path || fragmentOf(path)) return path;
  return safeReturnUrl(path + hash);
}
