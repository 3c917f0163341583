import type { DiskRefusals } from './disk-refusals.ts';

/** An append-only file of JSON entries, each followed by a checksum; what `append` has resolved survives kill -9. */
export interface Journal<Entry> {
  /** Resolves when the entry is synced to disk. Entries keep the order of the calls; calls share syncs. */
  append(entry: Entry): Promise<void>;
  /** Bytes on disk, for deciding when to compact. */
  readonly size: number;
  /** Replaces the file atomically by these entries; appends made meanwhile are kept. */
  compact(entries: Iterable<Entry>): Promise<void>;
  close(): Promise<void>;
}

export interface JournalOptions {
  /** Hears when the disk refuses a write, and when it takes writes again. */
  refusals?: DiskRefusals | undefined;
  /**
   * True when whoever appends takes back what was refused. Otherwise their memory has it, and it is written once the disk
   * takes writes again: later entries may build on it.
   */
  takesBack?: boolean;
}

/** Replays what is stored (a torn last line is cut off), then opens for appending. `null`: memory only. */
export type OpenJournal = <Entry>(
  file: string | null,
  replay: (entry: Entry) => void,
  options?: JournalOptions,
) => Promise<Journal<Entry>>;
