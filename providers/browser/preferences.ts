/** What somebody likes about this browser; it says nothing of who they are. */
export type Preference = 'locale' | 'theme';

const YEAR = 365 * 24 * 60 * 60;

/**
 * A preference of this browser, or null. Kept in a cookie, because signing out clears local storage (LG-03) and
 * the sign-in page should still be in the language that was chosen.
 */
export function readPreference(name: Preference): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, value] = part.split('=');
    if (key === `lens-portal-${name}`) return value ?? null;
  }
  return null;
}

/** `value` is a plain word; null forgets it. */
export function writePreference(name: Preference, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `lens-portal-${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
