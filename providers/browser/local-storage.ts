/** EN-05: what the browser keeps, under these names. */
export const STORAGE_KEYS = [
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
export type StorageKey = (typeof STORAGE_KEYS)[number];

/** Text under `key`, or null; also null where the browser forbids storage. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores text; null removes it. A full or forbidden storage is reported, and the session goes on without. */
export function writeText(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Could not store ${key}`, error);
  }
}

/** JSON under `key`, or null when there is none or it cannot be read; the caller checks its shape. */
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

/** LG-03: everything of this origin, ours or not. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch (error) {
    console.warn('Could not clear the storage', error);
  }
}

/** The name of this browser, made when first asked for. */
export function deviceId(): string {
  const known = readText('deviceId');
  if (known) return known;
  const made = crypto.randomUUID();
  writeText('deviceId', made);
  return made;
}
