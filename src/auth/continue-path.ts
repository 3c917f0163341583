import { safeReturnUrl } from '../session/return-url.ts';

/** Returns the portal's own page that a link continues to, or null for other origins and for the auth flow's pages. */
export function continuePath(value: string | null, origin: string): string | null {
  if (!value) return null;
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  return safeReturnUrl(path);
}
