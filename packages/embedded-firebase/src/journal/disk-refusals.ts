import { open, rm } from 'node:fs/promises';
import { basename } from 'node:path';

/** Errors that are the disk's: full, over its quota, mounted for reading only, not ours to write, broken. */
const OF_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO']);

/** In ms. */
const EVERY = 1_000;
/** More than what is free in the last block of a file. */
const ROOM = Buffer.alloc(1024 * 1024, 'x');

/** Where the room is tried out; it may be left by a process that was killed meanwhile. */
export const roomFile = (file: string) => `${file}.room`;

/** SE-09, decision 25: which files the disk refuses to write, from the first write it refused until one that needs room works. */
export class DiskRefusals {
  readonly #refused = new Map<string, string>();
  readonly #every: number;

  /** @param every how often writes are tried again, in ms */
  constructor({ every = EVERY }: { every?: number } = {}) {
    this.#every = every;
  }

  /** What is refused and why, such as `firestore.jsonl (ENOSPC)`; null when nothing is. */
  get open(): string | null {
    return this.#refused.size > 0 ? [...this.#refused.values()].join(', ') : null;
  }

  /** Says that `file` was not written; `mend` is tried again and again until it works. */
  refuse(file: string, error: unknown, mend: () => Promise<void>): void {
    if (this.#refused.has(file)) return;
    this.#refused.set(file, `${basename(file)} (${codeOf(error) || 'failed'})`);
    const again = () => void setTimeout(attempt, this.#every).unref();
    // Why it fails again is no news: the file stays refused.
    const attempt = () => void mend().then(() => this.#refused.delete(file), again);
    again();
  }
}

/** Whether a write failed because of the disk, and not because of what was to be written. */
export function isOfDisk(error: unknown): boolean {
  return OF_DISK.has(codeOf(error));
}

/** Writes what needs new room beside `file`, and leaves nothing behind. @throws Error while there is none */
export async function proveRoom(file: string): Promise<void> {
  const beside = roomFile(file);
  try {
    const handle = await open(beside, 'w');
    try {
      await handle.writeFile(ROOM);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(beside, { force: true });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
