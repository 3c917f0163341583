/** What this tab keeps over a reload, until its user leaves. */
export type TabKey = 'messages' | 'new-address' | 'application';

const PREFIX = 'lens-portal-';

/** Text that this tab keeps, or null; also null where the browser forbids storage. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keeps text for this tab; null forgets it. A full or forbidden storage is reported, and the page goes on without. */
export function writeTab(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch (error) {
    console.warn(`Could not keep ${key}`, error);
  }
}

/** LG-03: forgets everything of ours in this tab. */
export function clearTab(): void {
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('Could not clear what the tab keeps', error);
  }
}
