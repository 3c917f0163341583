import type { FirestoreDocument } from './values/types.ts';

export interface DocumentChange {
  name: string;
  before: FirestoreDocument | null;
  after: FirestoreDocument | null;
}

interface LoggedCommit {
  time: string;
  changes: readonly DocumentChange[];
  weight: number;
}

/** A day of a practice's work, or a night during which a laptop slept; and of JSON, which takes a few times as much. */
const MAX_CHANGES = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * The latest commits with what they replaced, so that a listener that was away gets what it missed. A commit is known
 * by its time, which rises over restarts: a time that no commit here has is that of another database, or too old.
 */
export class ChangeLog {
  readonly #mostChanges: number;
  readonly #mostBytes: number;
  #commits: LoggedCommit[] = [];
  /** The time of the state that the first commit here changed. */
  #base: string;
  #changes = 0;
  #bytes = 0;

  constructor(base = '', mostChanges = MAX_CHANGES, mostBytes = MAX_BYTES) {
    this.#base = base;
    this.#mostChanges = mostChanges;
    this.#mostBytes = mostBytes;
  }

  /** Names the present state: the time of its last commit. */
  get last(): string {
    return this.#commits.at(-1)?.time ?? this.#base;
  }

  /** Forgets everything: the state is that of a commit at `time`. */
  begin(time: string): void {
    this.#base = time;
    this.#commits = [];
    [this.#changes, this.#bytes] = [0, 0];
  }

  /** `time` is after every earlier one. */
  record(time: string, changes: readonly DocumentChange[]): void {
    const weight = changes.reduce((sum, { before }) => sum + weightOf(before), 0);
    this.#commits.push({ time, changes, weight });
    this.#changes += changes.length;
    this.#bytes += weight;
    if (this.#changes > this.#mostChanges || this.#bytes > this.#mostBytes) this.#forgetHalf();
  }

  /** One change for each name that the commits after `time` wrote; null when that is no longer known. */
  since(time: string): DocumentChange[] | null {
    const index = this.#indexAfter(time);
    if (index === null) return null;
    const merged = new Map<string, DocumentChange>();
    for (const { changes } of this.#commits.slice(index))
      for (const { name, before, after } of changes)
        merged.set(name, { name, before: (merged.get(name) ?? { before }).before, after });
    return [...merged.values()];
  }

  /** By halves, as removing the first of a long list each time would cost more than all else. */
  #forgetHalf(): void {
    let count = 0;
    while (this.#changes > this.#mostChanges / 2 || this.#bytes > this.#mostBytes / 2) {
      const commit = this.#commits[count];
      if (!commit) break;
      this.#base = commit.time;
      this.#changes -= commit.changes.length;
      this.#bytes -= commit.weight;
      count += 1;
    }
    this.#commits.splice(0, count);
  }

  /** The first commit behind `time`, by halving: times sort as texts. */
  #indexAfter(time: string): number | null {
    if (time === this.#base) return 0;
    let [low, high] = [0, this.#commits.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#commits[middle]?.time ?? '') < time) low = middle + 1;
      else high = middle;
    }
    return this.#commits[low]?.time === time ? low + 1 : null;
  }
}

function weightOf(document: FirestoreDocument | null): number {
  return document ? JSON.stringify(document).length : 0;
}
