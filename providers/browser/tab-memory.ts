/** What this tab keeps across reloads, until its user signs out. */
type TabKey = 'messages' | 'new-address' | 'application';

const PREFIX = 'lens-portal-';

/** Returns the text that this tab stored, or null; also null when the browser blocks storage. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Saves text for this tab; null removes it. Full or blocked storage is logged, and the page continues without it. */
export function writeTab(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch (error) {
    console.warn(`Could not keep ${key}`, error);
  }
}

/** LG-03: removes everything that the portal stored in this tab. */
export function clearTab(): void {
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('Could not clear what the tab keeps', error);
  }
}
