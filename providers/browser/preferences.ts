/** A user's preference in this browser; it does not identify the user. */
type Preference = 'locale' | 'theme';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Returns a preference of this browser, or null. Stored in a cookie, because signing out clears local storage (LG-03)
 * and the sign-in page should keep the chosen language.
 */
export function readPreference(name: Preference): string | null {
  const key = `lens-portal-${name}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(key));
  return cookie?.slice(key.length) ?? null;
}

/** Saves a preference. `value` is a plain word; null removes it. */
export function writePreference(name: Preference, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `lens-portal-${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
