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
  uploadString,
  uploadBytesResumable,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
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

const coded = (code: string) => expect.objectContaining({ code });

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

  it('may come as text in base64', async () => {
    const file = ref(folder, 'note.txt');
    await uploadString(file, 'w6luYw==', 'base64', { contentType: 'text/plain' });
    expect(new TextDecoder().decode(await getBytes(file))).toBe('énc');
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

describe('a folder', () => {
  it('lists its files and folders, not what is deeper', async () => {
    const names = ['b', 'a', 'sub/c', 'sub/d', 'sub2/e'];
    await Promise.all(names.map((name) => uploadString(ref(folder, name), name)));
    const { items, prefixes } = await listAll(folder);
    expect(items.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(prefixes.map(({ name }) => name)).toEqual(['sub', 'sub2']);
  });
});

const MIB = 1024 * 1024;

/** Resolves once some of the bytes have arrived. */
function someProgress(task: UploadTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = task.on(
      'state_changed',
      ({ bytesTransferred }) => {
        if (bytesTransferred === 0) return;
        queueMicrotask(() => stop());
        resolve();
      },
      reject,
    );
  });
}

describe('a resumable upload', () => {
  it('sends a file in chunks', async () => {
    const file = ref(freshFolder(storage), 'large.bin');
    const bytes = someBytes(3 * MIB + 17);
    const task = uploadBytesResumable(file, bytes, { contentType: 'application/pdf' });
    const progress: number[] = [];
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
    const { metadata } = await task;
    expect(metadata).toMatchObject({ size: bytes.length, contentType: 'application/pdf' });
    expect(progress.length).toBeGreaterThan(2);
    expect(hash(await getBytes(file))).toBe(hash(bytes));
  });

  it('pauses and goes on where it was', async () => {
    const file = ref(freshFolder(storage), 'paused.bin');
    const bytes = someBytes(4 * MIB);
    const task = uploadBytesResumable(file, bytes);
    await someProgress(task);
    const paused = new Promise<void>((resolve) => {
      task.on('state_changed', ({ state }) => {
        if (state === 'paused') resolve();
      });
    });
    expect(task.pause()).toBe(true);
    await paused;
    expect(task.snapshot.bytesTransferred).toBeLessThan(bytes.length);
    expect(task.resume()).toBe(true);
    await task;
    expect(hash(await getBytes(file))).toBe(hash(bytes));
  });

  it('leaves nothing when it is cancelled', async () => {
    const file = ref(freshFolder(storage), 'cancelled.bin');
    const task = uploadBytesResumable(file, someBytes(4 * MIB));
    const outcome = task.catch((error: unknown) => error);
    await someProgress(task);
    expect(task.cancel()).toBe(true);
    expect(await outcome).toMatchObject({ code: 'storage/canceled' });
    await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});

const unauthorized = { code: 'storage/unauthorized' };

describe('the rules', () => {
  let mine: StorageReference;
  let theirs: StorageReference;
  let nobodys: StorageReference;
  beforeEach(async () => {
    const uid = randomUUID();
    const path = `users/${uid}/map.png`;
    mine = ref(openWebStorage(target, uid), path);
    theirs = ref(openWebStorage(target, randomUUID()), path);
    nobodys = ref(openWebStorage(target), path);
    await uploadBytes(mine, someBytes(100), { contentType: 'image/png' });
  });

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
