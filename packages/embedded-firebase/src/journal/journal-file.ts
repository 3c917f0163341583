import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { DiskRefusals, isOfDisk, proveRoom } from './disk-refusals.ts';
import type { Journal, JournalOptions } from './journal-contract.ts';
import { NO_SUM, sealed } from './journal-lines.ts';
import type { Intact } from './journal-replay.ts';
import { compactionFile, syncFolder, writeEntries, writeText } from './journal-rewrite.ts';

interface Pending {
  json: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const EMPTY: Intact = { size: 0, sum: NO_SUM };

/**
 * Appends collect while a sync runs; the next write and sync take all of them at once. After a write that failed,
 * every append is refused until the disk takes writes again; the file is then cut to what was synced before it.
 */
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
  readonly #refusals: DiskRefusals;
  readonly #takesBack: boolean;
  /** What was refused, and the memory of whoever appended it has. */
  #refused: string[] = [];
  /** After a failed write the end of the file is unknown: nothing may be appended behind it. */
  #failure: Error | null = null;

  constructor(
    file: string,
    handle: FileHandle,
    { size, sum }: Intact = EMPTY,
    { refusals = new DiskRefusals(), takesBack = false }: JournalOptions = {},
  ) {
    this.#file = file;
    this.#refusals = refusals;
    this.#takesBack = takesBack;
    this.#handle = handle;
    this.#size = size;
    this.#sum = sum;
  }

  get size(): number {
    return this.#size;
  }

  append(entry: Entry): Promise<void> {
    if (this.#closed) return Promise.reject(new Error(`${this.#file} is closed`));
    const json = JSON.stringify(entry);
    if (this.#failure) {
      this.#keep([json]);
      return Promise.reject(this.#failure);
    }
    const appended = new Promise<void>((resolve, reject) => {
      this.#queue.push({ json, resolve, reject });
    });
    if (!this.#flushing) void this.#flush();
    return appended;
  }

  /** A call while a compaction runs joins it: that one keeps whatever came after its own snapshot. */
  compact(entries: Iterable<Entry>): Promise<void> {
    if (this.#closed) return Promise.reject(new Error(`${this.#file} is closed`));
    if (this.#failure) return Promise.reject(this.#failure);
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
    await this.#turn;
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
      await this.#write(entries);
      this.#settle(({ resolve }) => resolve());
    } catch (error) {
      const failure = this.#fail(error);
      this.#keep(entries);
      this.#settle(({ reject }) => reject(failure));
    }
  }

  #settle(settle: (pending: Pending) => void): void {
    const batch = this.#writing;
    this.#writing = [];
    for (const pending of batch) settle(pending);
  }

  /** Appends and syncs: only what is synced counts. */
  async #write(entries: readonly string[]): Promise<void> {
    const { text, sum } = sealed(this.#sum, entries);
    const bytes = await writeText(this.#handle, text);
    await this.#handle.datasync();
    this.#size += bytes;
    this.#sum = sum;
  }

  #keep(refused: readonly string[]): void {
    if (!this.#takesBack) this.#refused.push(...refused);
  }

  #fail(error: unknown): Error {
    if (this.#failure) return this.#failure;
    this.#failure = new Error(`${this.#file} cannot be written`, { cause: error });
    // A compaction under way no longer knows what it would have to keep.
    this.#tail = null;
    this.#refusals.refuse(this.#file, error, () => this.#exclusively(() => this.#mend()));
    return this.#failure;
  }

  /** Cuts off what is not known to be synced, and goes on. @throws Error while the disk refuses writes */
  async #mend(): Promise<void> {
    if (this.#closed) return;
    await proveRoom(this.#file);
    await this.#handle.truncate(this.#size);
    while (this.#refused.length > 0) {
      const batch = [...this.#refused];
      await this.#write(batch);
      this.#refused.splice(0, batch.length);
    }
    this.#failure = null;
  }

  async #compact(entries: Entry[]): Promise<void> {
    this.#tail = this.#writing.map(({ json }) => json);
    const temporary = compactionFile(this.#file);
    try {
      await this.#compactInto(temporary, entries);
    } catch (error) {
      if (isOfDisk(error)) this.#refusals.refuse(temporary, error, () => proveRoom(this.#file));
      throw error;
    }
  }

  async #compactInto(temporary: string, entries: Entry[]): Promise<void> {
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
    if (!this.#tail) throw new Error(`${this.#file} could not be written meanwhile`);
    const { text, sum } = sealed(snapshot.sum, this.#tail);
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
