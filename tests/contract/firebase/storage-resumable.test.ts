// @vitest-environment jsdom
import { getBytes, getMetadata, ref, uploadBytesResumable } from 'firebase/storage';
import type { UploadTask } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import {
  freshFolder,
  hash,
  openWebStorage,
  openStorageSuite,
  someBytes,
} from './support/storage-apps.ts';

const storage = openWebStorage(await openStorageSuite());

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
