/** EN-05: the keys that the portal stores in the browser. */
const STORAGE_KEYS = [
  'nameObject',
  'accountNumber',
  'accountNumbers',
  'customerInfo',
  'apiUser',
  'termsAccepted',
  'authToken',
  'currentUser',
  'roleLabel',
  'deviceId',
  'sidebarMinified',
  'lastActivity',
  'signInUntold',
] as const;
type StorageKey = (typeof STORAGE_KEYS)[number];

/** Returns the text under `key`, or null; also null when the browser blocks storage. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves text; null removes it. Full or blocked storage is logged, and the session continues without it. */
export function writeText(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Could not store ${key}`, error);
  }
}

/** Returns the JSON under `key`, or null when there is none or it cannot be read; the caller validates it. */
export function readJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeJson(key: StorageKey, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** LG-03: clears everything of this origin, ours or not. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch (error) {
    console.warn('Could not clear the storage', error);
  }
}

/** Returns the id of this browser; creates it on the first call. */
export function deviceId(): string {
  const known = readText('deviceId');
  if (known) return known;
  const made = crypto.randomUUID();
  writeText('deviceId', made);
  return made;
}
