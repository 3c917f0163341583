import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { roomFile } from './disk-refusals.ts';
import type { Journal, JournalOptions, OpenJournal } from './journal-contract.ts';
import { FileJournal } from './journal-file.ts';
import { replayJournal } from './journal-replay.ts';
import { compactionFile, syncFolder } from './journal-rewrite.ts';

/**
 * Replays `file` (made when missing), cuts off a torn last line and opens it for appending.
 * Entries must be idempotent on replay: a compaction may keep one that its snapshot already holds.
 * @throws DamagedJournal when a line was altered, or one before others removed.
 */
export const openJournal: OpenJournal = async <Entry>(
  file: string | null,
  replay: (entry: Entry) => void,
  options: JournalOptions = {},
): Promise<Journal<Entry>> => {
  if (file === null) return memoryJournal<Entry>();
  await mkdir(dirname(file), { recursive: true });
  await rm(compactionFile(file), { force: true });
  await rm(roomFile(file), { force: true });
  const handle = await open(file, 'a+');
  try {
    const intact = await replayJournal(handle, file, replay);
    await handle.truncate(intact.size);
    await handle.datasync();
    await syncFolder(file);
    return new FileJournal<Entry>(file, handle, intact, options);
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const done = () => Promise.resolve();

function memoryJournal<Entry>(): Journal<Entry> {
  return { size: 0, append: done, compact: done, close: done };
}
