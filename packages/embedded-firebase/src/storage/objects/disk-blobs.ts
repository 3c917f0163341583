import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../../base/digest.ts';
import { DiskRefusals, isOfDisk, proveRoom } from '../../journal/disk-refusals.ts';
import { syncFolder } from '../../journal/journal-rewrite.ts';
import type { Blobs } from './blobs.ts';
import { StorageError } from './storage-error.ts';

/** One file a blob in `folder`, which is made when missing. */
export async function openDiskBlobs(folder: string, refusals = new DiskRefusals()): Promise<Blobs> {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, id);
  const reported = async <Result>(write: Promise<Result>): Promise<Result> => {
    try {
      return await write;
    } catch (error) {
      if (isOfDisk(error)) refusals.refuse(folder, error, () => proveRoom(join(folder, 'try')));
      throw error;
    }
  };
  return {
    append: (id, source, limitBytes) => reported(appendToFile(fileOf(id), source, limitBytes)),
    size: (id) => fileSize(fileOf(id)),
    async seal(id) {
      await reported(syncFile(fileOf(id)));
      return digestOf(createReadStream(fileOf(id)));
    },
    read: (id, range) => createReadStream(fileOf(id), { start: range?.first, end: range?.last }),
    remove: (id) => rm(fileOf(id), { force: true }),
    async keepOnly(ids) {
      const extra = (await readdir(folder)).filter((id) => !ids.has(id));
      await Promise.all(extra.map((id) => rm(fileOf(id), { force: true })));
    },
  };
}

async function appendToFile(
  file: string,
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<number> {
  const handle = await open(file, 'a');
  try {
    let { size } = await handle.stat();
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limitBytes) throw new StorageError(413, `More than ${limitBytes} bytes`);
      await handle.writeFile(chunk);
    }
    return size;
  } finally {
    await handle.close();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(file);
}

async function fileSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
