import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NO_SUM, sealed } from './journal-lines.ts';
import type { Intact } from './journal-replay.ts';

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

/** Writes entries into an empty file in chunks, so that serving goes on between them; answers what was written. */
export async function writeEntries(
  handle: FileHandle,
  entries: readonly unknown[],
): Promise<Intact> {
  let size = 0;
  let sum = NO_SUM;
  let chunk = '';
  for (const entry of entries) {
    const lines = sealed(sum, [JSON.stringify(entry)]);
    sum = lines.sum;
    chunk += lines.text;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    size += await writeText(handle, chunk);
    chunk = '';
  }
  size += await writeText(handle, chunk);
  return { size, sum };
}

export async function writeText(handle: FileHandle, text: string): Promise<number> {
  const buffer = Buffer.from(text, 'utf8');
  await handle.appendFile(buffer);
  return buffer.length;
}
