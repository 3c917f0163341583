// @vitest-environment jsdom
import { randomUUID } from 'node:crypto';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  uploadBytes,
  uploadString,
  type StorageReference,
} from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { coded } from './support/auth-apps.ts';
import {
  fetchBytes,
  freshFolder,
  hash,
  openWebStorage,
  openStorageSuite,
  someBytes,
} from './support/storage-apps.ts';

const target = await openStorageSuite();
const storage = openWebStorage(target);
let folder: StorageReference;

beforeEach(() => {
  folder = freshFolder(storage);
});

describe('a file', () => {
  it('comes back as it was sent, with its metadata', async () => {
    const file = ref(folder, 'Карта 1 & 2?.png');
    const { metadata } = await uploadBytes(file, someBytes(3000), {
      contentType: 'image/png',
      customMetadata: { eye: 'OD' },
    });
    expect(metadata).toMatchObject({
      fullPath: file.fullPath,
      size: 3000,
      contentType: 'image/png',
      customMetadata: { eye: 'OD' },
    });
    expect(new Uint8Array(await getBytes(file))).toEqual(someBytes(3000));
    expect(await getMetadata(file)).toMatchObject({ md5Hash: metadata.md5Hash });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['what looks like a boundary', Uint8Array.from(Buffer.from('\r\n--x\r\n\r\n--'))],
    ['a large picture', someBytes(300_000)],
  ])('may be %s', async (_case, bytes) => {
    const file = ref(folder, 'file');
    await uploadBytes(file, bytes);
    expect(hash(await fetchBytes(await getDownloadURL(file)))).toBe(hash(bytes));
  });

  it('is gone when deleted', async () => {
    const file = ref(folder, 'file');
    await uploadString(file, 'x');
    const url = await getDownloadURL(file);
    await deleteObject(file);
    await expect(getBytes(file)).rejects.toThrow(coded('storage/object-not-found'));
    await expect(deleteObject(file)).rejects.toThrow(coded('storage/object-not-found'));
    expect((await fetch(url)).status).toBe(404);
  });
});

it('a folder lists its files and folders, not what is deeper', async () => {
  const names = ['b', 'a', 'sub/c', 'sub/d', 'sub2/e'];
  await Promise.all(names.map((name) => uploadString(ref(folder, name), name)));
  const { items, prefixes } = await listAll(folder);
  expect(items.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(prefixes.map(({ name }) => name)).toEqual(['sub', 'sub2']);
});

describe('the rules', () => {
  let mine: StorageReference;
  beforeEach(async () => {
    const uid = randomUUID();
    mine = ref(openWebStorage(target, uid), `users/${uid}/map.png`);
    await uploadBytes(mine, someBytes(100), { contentType: 'image/png' });
  });

  it('do not stand before those who know the download address', async () => {
    const url = new URL(await getDownloadURL(mine));
    expect((await fetchBytes(url.href)).byteLength).toBe(100);
    url.searchParams.set('token', randomUUID());
    await expect(fetchBytes(url.href)).rejects.toThrow('Status 403');
  });
});
