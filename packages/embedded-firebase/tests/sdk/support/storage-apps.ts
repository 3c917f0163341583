import { createHash, randomUUID } from 'node:crypto';
import { connectStorageEmulator, getStorage, ref } from 'firebase/storage';
import type { FirebaseStorage, StorageReference } from 'firebase/storage';
import { openSuite, openWebApp, tokenOf } from './auth-apps.ts';
import { STORAGE_RULES } from './storage-rules.ts';
import type { FirebaseTarget } from './target.ts';

/** Replaces the storage rules of the target, by those of these suites unless others are given. */
export async function setStorageRules(
  target: FirebaseTarget,
  content = STORAGE_RULES,
): Promise<void> {
  const { host, port } = target.storage;
  const response = await fetch(`http://${host}:${port}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`);
}

/** The web SDK's storage in one more browser; `uid` signs in by an unsigned token. */
export function openWebStorage(target: FirebaseTarget, uid?: string): FirebaseStorage {
  const storage = getStorage(openWebApp(target));
  connectStorageEmulator(storage, target.storage.host, target.storage.port, tokenOf(uid));
  return storage;
}

/** A folder nobody else uses, under rules that allow everything. */
export function freshFolder(storage: FirebaseStorage): StorageReference {
  return ref(storage, `open/${randomUUID()}`);
}

/** Bytes that repeat nowhere near a chunk's size. */
export function someBytes(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_unused, index) => (index * 31 + (index >> 8)) & 0xff);
}

/** The file as a browser without sign-in gets it by its download address. */
export async function fetchBytes(url: string, init?: RequestInit): Promise<Uint8Array> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** For files too large to compare by `toEqual`, which goes byte by byte. */
export function hash(bytes: ArrayBuffer | Uint8Array): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}

/** A target under the rules of these suites unless others are given, for a whole file; all of it ends with the file. */
export async function openStorageSuite(rules = STORAGE_RULES): Promise<FirebaseTarget> {
  const target = await openSuite();
  await setStorageRules(target, rules);
  return target;
}
