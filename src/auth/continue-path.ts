import { safeReturnUrl } from '#src/session/return-url.ts';

/** The page of ours that a link leads on to, or null: other origins and the pages of the auth flow are not followed. */
export function continuePath(value: string | null, origin: string): string | null {
  if (!value) return null;
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  return safeReturnUrl(path);
}
