import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Blobs } from '#local-firebase/storage/blobs.ts';
import { openDiskBlobs } from '#local-firebase/storage/disk-blobs.ts';
import { createMemoryBlobs } from '#local-firebase/storage/object-store.ts';

async function onDisk(): Promise<Blobs> {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return openDiskBlobs(join(folder, 'blobs'));
}

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* brokenOff(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
  throw new Error('aborted');
}

describe.each([
  ['memory', () => Promise.resolve(createMemoryBlobs())],
  ['disk', onDisk],
])('blobs in %s', (_where, open) => {
  let blobs: Blobs;
  beforeEach(async () => {
    blobs = await open();
  });

  const read = async (id: string, range?: { first: number; last: number }) =>
    Buffer.concat(await blobs.read(id, range).toArray()).toString();

  it('grow and are read back, in part too', async () => {
    expect(await blobs.size('a')).toBe(0);
    expect(await blobs.append('a', chunks('ab', 'cd'), 100)).toBe(4);
    expect(await blobs.append('a', chunks('ef'), 100)).toBe(6);
    expect(await blobs.size('a')).toBe(6);
    expect([await read('a'), await read('a', { first: 1, last: 4 })]).toEqual(['abcdef', 'bcde']);
  });

  it('take no more than the limit, counting what is there', async () => {
    await blobs.append('a', chunks('abc'), 4);
    await expect(blobs.append('a', chunks('d', 'e'), 4)).rejects.toMatchObject({ httpStatus: 413 });
  });

  it('keep what came before a source broke off', async () => {
    await expect(blobs.append('a', brokenOff('abc'), 100)).rejects.toThrow('aborted');
    expect([await blobs.size('a'), await read('a')]).toEqual([3, 'abc']);
  });

  it('are sealed with size and checksums', async () => {
    await blobs.append('a', chunks('hel', 'lo'), 100);
    const digest = { size: 5, md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==', crc32c: 'mnG7TA==' };
    expect(await blobs.seal('a')).toEqual(digest);
  });

  it('go one by one or all but some', async () => {
    for (const id of ['a', 'b', 'c']) await blobs.append(id, chunks(id), 100);
    await blobs.remove('a');
    await blobs.remove('never was');
    await blobs.keepOnly(new Set(['b']));
    expect(await Promise.all(['a', 'b', 'c'].map((id) => blobs.size(id)))).toEqual([0, 1, 0]);
  });
});
