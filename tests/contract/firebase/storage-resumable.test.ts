// @vitest-environment jsdom
import { getBytes, getMetadata, ref, uploadBytesResumable } from 'firebase/storage';
import type { FirebaseStorage, UploadTask } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAuthApps } from './support/auth-apps.ts';
import {
  freshFolder,
  hash,
  openWebStorage,
  setStorageRules,
  someBytes,
} from './support/storage-apps.ts';
import { openTarget } from './support/target.ts';
import type { FirebaseTarget } from './support/target.ts';

let target: FirebaseTarget;
let storage: FirebaseStorage;

beforeAll(async () => {
  target = await openTarget();
  await setStorageRules(target);
  storage = openWebStorage(target);
});

afterAll(async () => {
  await closeAuthApps();
  await target.close();
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

  it('sends an empty file', async () => {
    const file = ref(freshFolder(storage), 'empty');
    await uploadBytesResumable(file, new Uint8Array());
    expect(await getMetadata(file)).toMatchObject({ size: 0 });
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
