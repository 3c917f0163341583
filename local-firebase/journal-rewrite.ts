import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

const CHUNK_CHARACTERS = 1 << 18;

/** Where a compaction is prepared; it only becomes the journal by being renamed. */
export const compactionFile = (file: string) => `${file}.compacting`;

/** Makes the creation or renaming of `file` itself survive a loss of power. */
export async function syncFolder(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes entries in chunks, so that serving goes on between them; answers the bytes written. */
export async function writeEntries(
  handle: FileHandle,
  entries: readonly unknown[],
): Promise<number> {
  let bytes = 0;
  let chunk = '';
  for (const entry of entries) {
    chunk += JSON.stringify(entry) + '\n';
    if (chunk.length < CHUNK_CHARACTERS) continue;
    bytes += await writeText(handle, chunk);
    chunk = '';
  }
  return bytes + (await writeText(handle, chunk));
}

export async function writeText(handle: FileHandle, text: string): Promise<number> {
  const buffer = Buffer.from(text, 'utf8');
  await handle.appendFile(buffer);
  return buffer.length;
}
