// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import type { StorageReference } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchBytes, openWebStorage, openStorageSuite, someBytes } from './support/storage-apps.ts';

const target = await openStorageSuite();
let path: string;
let mine: StorageReference;
let theirs: StorageReference;
let nobodys: StorageReference;

beforeEach(async () => {
  const uid = randomUUID();
  path = `users/${uid}/map.png`;
  mine = ref(openWebStorage(target, uid), path);
  theirs = ref(openWebStorage(target, randomUUID()), path);
  nobodys = ref(openWebStorage(target), path);
  await uploadBytes(mine, someBytes(100), { contentType: 'image/png' });
});

const unauthorized = { code: 'storage/unauthorized' };

describe('the rules', () => {
  it('let the owner do everything', async () => {
    expect((await getBytes(mine)).byteLength).toBe(100);
    await updateMetadata(mine, { cacheControl: 'no-store' });
    await uploadBytes(mine, someBytes(5), { contentType: 'image/jpeg' });
    expect(await getMetadata(mine)).toMatchObject({ size: 5, contentType: 'image/jpeg' });
    await deleteObject(mine);
  });

  it.each<[string, (file: StorageReference) => Promise<unknown>]>([
    ['reading', getBytes],
    ['asking for the address', getDownloadURL],
    ['reading the metadata', getMetadata],
    ['listing', (file) => listAll(file.parent ?? file)],
    ['uploading', (file) => uploadString(file, 'x', 'raw', { contentType: 'image/png' })],
    [
      'uploading in chunks',
      async (file) => {
        await uploadBytesResumable(file, someBytes(600_000), { contentType: 'image/png' });
      },
    ],
    ['changing the metadata', (file) => updateMetadata(file, { cacheControl: 'no-store' })],
    ['deleting', deleteObject],
  ])('keep others from %s', async (_case, attempt) => {
    await expect(attempt(theirs)).rejects.toMatchObject(unauthorized);
    await expect(attempt(nobodys)).rejects.toMatchObject(unauthorized);
    expect((await getBytes(mine)).byteLength).toBe(100);
  });

  it('see the size and type of what is uploaded', async () => {
    const large = uploadBytes(mine, someBytes(1024 * 1024), { contentType: 'image/png' });
    await expect(large).rejects.toMatchObject(unauthorized);
    const page = uploadString(mine, '<p>', 'raw', { contentType: 'text/html' });
    await expect(page).rejects.toMatchObject(unauthorized);
    const retyped = updateMetadata(mine, { contentType: 'text/html' });
    await expect(retyped).rejects.toMatchObject(unauthorized);
    expect(await getMetadata(mine)).toMatchObject({ size: 100, contentType: 'image/png' });
  });

  it('do not stand before those who know the download address', async () => {
    const url = new URL(await getDownloadURL(mine));
    expect((await fetchBytes(url.href)).byteLength).toBe(100);
    url.searchParams.set('token', randomUUID());
    await expect(fetchBytes(url.href)).rejects.toThrow('Status 403');
  });
});
