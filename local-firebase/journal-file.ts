import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Journal } from './journal-contract.ts';
import { NO_SUM, sealed } from './journal-lines.ts';
import type { Intact } from './journal-replay.ts';
import { compactionFile, syncFolder, writeEntries, writeText } from './journal-rewrite.ts';

interface Pending {
  json: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const EMPTY: Intact = { size: 0, sum: NO_SUM };

/** Appends collect while a sync runs; the next write and sync take all of them at once. */
export class FileJournal<Entry> implements Journal<Entry> {
  readonly #file: string;
  #handle: FileHandle;
  #size: number;
  /** The checksum of the last entry, which the next one goes on from. */
  #sum: string;
  #queue: Pending[] = [];
  #writing: Pending[] = [];
  /** Entries since a running compaction began, which its snapshot does not have. */
  #tail: string[] | null = null;
  #compacting: Promise<void> | null = null;
  #turn: Promise<void> = Promise.resolve();
  #flushing = false;
  #closed = false;
  /** After a failed write the end of the file is unknown: nothing may be appended behind it. */
  #failure: Error | null = null;

  constructor(file: string, handle: FileHandle, { size, sum }: Intact = EMPTY) {
    this.#file = file;
    this.#handle = handle;
    this.#size = size;
    this.#sum = sum;
  }

  get size(): number {
    return this.#size;
  }

  append(entry: Entry): Promise<void> {
    if (this.#closed) return Promise.reject(new Error(`${this.#file} is closed`));
    if (this.#failure) return Promise.reject(this.#failure);
    const json = JSON.stringify(entry);
    const appended = new Promise<void>((resolve, reject) => {
      this.#queue.push({ json, resolve, reject });
    });
    if (!this.#flushing) void this.#flush();
    return appended;
  }

  /** A call while a compaction runs joins it: that one keeps whatever came after its own snapshot. */
  compact(entries: Iterable<Entry>): Promise<void> {
    if (this.#closed) return Promise.reject(new Error(`${this.#file} is closed`));
    this.#compacting ??= this.#compact([...entries]).finally(() => {
      this.#compacting = null;
      this.#tail = null;
    });
    return this.#compacting;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#compacting?.catch(() => undefined);
    while (this.#flushing) await this.#turn;
    await this.#handle.close();
  }

  /** Runs `step` when no other step touches the file. */
  #exclusively(step: () => Promise<void>): Promise<void> {
    const run = this.#turn.then(step);
    this.#turn = run.catch(() => undefined);
    return run;
  }

  async #flush(): Promise<void> {
    this.#flushing = true;
    while (this.#queue.length > 0) await this.#exclusively(() => this.#writeBatch());
    this.#flushing = false;
  }

  async #writeBatch(): Promise<void> {
    this.#writing = this.#queue;
    this.#queue = [];
    const entries = this.#writing.map(({ json }) => json);
    this.#tail?.push(...entries);
    try {
      if (this.#failure) throw this.#failure;
      const { text, sum } = sealed(this.#sum, entries);
      this.#size += await writeText(this.#handle, text);
      this.#sum = sum;
      await this.#handle.datasync();
      this.#settle(({ resolve }) => resolve());
    } catch (error) {
      const failure = this.#fail(error);
      this.#settle(({ reject }) => reject(failure));
    }
  }

  #settle(settle: (pending: Pending) => void): void {
    const batch = this.#writing;
    this.#writing = [];
    for (const pending of batch) settle(pending);
  }

  #fail(error: unknown): Error {
    this.#failure ??= new Error(`${this.#file} cannot be written`, { cause: error });
    return this.#failure;
  }

  async #compact(entries: Entry[]): Promise<void> {
    this.#tail = this.#writing.map(({ json }) => json);
    const temporary = compactionFile(this.#file);
    const handle = await open(temporary, 'a');
    try {
      const snapshot = await writeEntries(handle, entries);
      await handle.datasync();
      await this.#exclusively(() => this.#swap(temporary, handle, snapshot));
    } catch (error) {
      if (this.#handle !== handle) {
        await handle.close();
        await rm(temporary, { force: true });
      }
      throw error;
    }
  }

  async #swap(temporary: string, handle: FileHandle, snapshot: Intact): Promise<void> {
    if (this.#failure) throw this.#failure;
    const { text, sum } = sealed(snapshot.sum, this.#tail ?? []);
    const size = snapshot.size + (await writeText(handle, text));
    await handle.sync();
    await rename(temporary, this.#file);
    const old = this.#handle;
    this.#handle = handle;
    this.#size = size;
    this.#sum = sum;
    this.#tail = null;
    await syncFolder(this.#file).catch((error: unknown) => {
      throw this.#fail(error);
    });
    await old.close();
  }
}
