import { RpcError } from '../base/rpc-error.ts';
import type { DiskRefusals } from '../journal/disk-refusals.ts';
import type { Journal } from '../journal/journal-contract.ts';
import { openJournal } from '../journal/journal.ts';
import { ChangeLog, type DocumentChange } from './change-log.ts';
import { DocumentStore } from './document-store.ts';
import type { Changes } from './stage-commit.ts';
import { microsecondsOf, timestampOf } from './values/timestamps.ts';
import type { FirestoreDocument } from './values/types.ts';

/** Strictly rising times in microseconds, even when the machine's clock stands still or goes back. */
class Clock {
  readonly #now: () => number;
  #last = 0;

  /** `now` answers milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A time after every one given out or seen before. */
  next(): string {
    this.#last = Math.max(Math.floor(this.#now()) * 1000, this.#last + 1);
    return timestampOf(this.#last);
  }

  /** Later times will lie behind this one. */
  see(timestamp: string): void {
    this.#last = Math.max(this.#last, microsecondsOf(timestamp));
  }
}

/** One commit in the journal: its time, the documents it left and the names it deleted. */
interface Entry {
  time: string;
  set?: FirestoreDocument[];
  deleted?: string[];
}

type Applied = (changes: DocumentChange[], time: string) => void;

const COMPACT_FROM_BYTES = 4_000_000;
const COMPACT_FACTOR = 4;

/**
 * The documents and their journal. A commit becomes visible, to readers as to listeners, when the
 * journal has synced it; commits validated meanwhile build on the latest versions, synced or not.
 */
export class Ledger {
  readonly documents = new DocumentStore();
  readonly clock: Clock;
  /** What listeners that were away may have missed. */
  readonly log = new ChangeLog();
  /** What commits under way leave, with the time of the last commit that wrote the name. */
  readonly #underWay = new Map<string, { after: FirestoreDocument | null; time: string }>();
  #journal: Journal<Entry> | null = null;
  #visible = '';
  /** Documents written or deleted in the journal, for comparing with those that live. */
  #records = 0;
  #pending = 0;
  #compaction: Promise<void> | null = null;
  #applied: Applied = () => undefined;

  private constructor(now: () => number) {
    this.clock = new Clock(now);
  }

  static async open(
    file: string | null,
    now: () => number,
    refusals?: DiskRefusals,
  ): Promise<Ledger> {
    const ledger = new Ledger(now);
    const options = { refusals, takesBack: true };
    ledger.#journal = await openJournal<Entry>(file, (entry) => ledger.#replay(entry), options);
    ledger.#visible = ledger.clock.next();
    // Nothing was ever written here: as good a name as any for that state, and no other database has it.
    if (ledger.log.last === '') ledger.log.begin(ledger.#visible);
    await ledger.#compactIfWasteful();
    return ledger;
  }

  /** `applied` hears of every commit once it is visible, in order. */
  onApplied(applied: Applied): void {
    this.#applied = applied;
  }

  /** The version the next commit builds on, including commits that are still being synced. */
  latest(name: string): FirestoreDocument | null {
    const written = this.#underWay.get(name);
    return written ? written.after : this.documents.get(name);
  }

  /** The changes of commits that are still being synced. */
  underWay(): DocumentChange[] {
    return [...this.#underWay].map(([name, { after }]) => ({
      name,
      before: this.documents.get(name),
      after,
    }));
  }

  /** A time of which the visible state is exactly the state; rises, never goes back. */
  readTime(): string {
    if (this.#pending === 0) this.#visible = this.clock.next();
    return this.#visible;
  }

  /** Resolves when the changes are synced, visible and reported. Throws UNAVAILABLE. */
  async append(changes: Changes, time: string): Promise<void> {
    if (!this.#journal) throw new RpcError('UNAVAILABLE', 'The database is closed');
    for (const [name, after] of changes) this.#underWay.set(name, { after, time });
    this.#pending++;
    try {
      await this.#journal.append(entryOf(changes, time));
    } catch (error) {
      this.#settle(changes, time);
      throw new RpcError('UNAVAILABLE', error instanceof Error ? error.message : String(error));
    }
    this.#settle(changes, time);
    this.#apply(changes, time);
  }

  async close(): Promise<void> {
    const journal = this.#journal;
    this.#journal = null;
    await this.#compaction;
    await journal?.close();
  }

  #settle(changes: Changes, time: string): void {
    this.#pending--;
    for (const name of changes.keys())
      if (this.#underWay.get(name)?.time === time) this.#underWay.delete(name);
  }

  #apply(changes: Changes, time: string): void {
    const recorded = [...changes].map(([name, after]) => this.#put(name, after));
    this.#visible = time;
    this.log.record(time, recorded);
    this.#records += changes.size;
    this.#applied(recorded, time);
    // Only from a task of its own are all entries that the journal has synced applied here, too.
    if (this.#isWasteful()) setImmediate(() => void this.#compactIfWasteful());
  }

  #put(name: string, after: FirestoreDocument | null): DocumentChange {
    const before = this.documents.get(name);
    if (after) this.documents.put(after);
    else this.documents.delete(name);
    return { name, before, after };
  }

  #replay({ time, set = [], deleted = [] }: Entry): void {
    const changes = [
      ...set.map((document) => this.#put(document.name, document)),
      ...deleted.map((name) => this.#put(name, null)),
    ];
    this.#records += changes.length;
    this.clock.see(time);
    // A compaction wrote the state of this time, and then its documents, which are older.
    if (changes.length === 0) this.log.begin(time);
    else if (time > this.log.last) this.log.record(time, changes);
  }

  /** By number of documents, as their sizes differ little between the dead and the living. */
  #isWasteful(): boolean {
    const isLarge = (this.#journal?.size ?? 0) > COMPACT_FROM_BYTES;
    return isLarge && !this.#compaction && this.#records > COMPACT_FACTOR * this.documents.count;
  }

  async #compactIfWasteful(): Promise<void> {
    if (!this.#isWasteful()) return;
    this.#compaction = this.#rewrite()
      .catch((error: unknown) => {
        process.emitWarning(`The Firestore journal could not be compacted: ${String(error)}`);
      })
      .finally(() => {
        this.#compaction = null;
      });
    await this.#compaction;
  }

  async #rewrite(): Promise<void> {
    const dead = this.#records - this.documents.count;
    await this.#journal?.compact(this.#snapshot());
    this.#records -= dead;
  }

  *#snapshot(): Generator<Entry> {
    yield { time: this.log.last };
    for (const document of this.documents.all())
      yield { time: document.updateTime, set: [document] };
  }
}

function entryOf(changes: Changes, time: string): Entry {
  const set: FirestoreDocument[] = [];
  const deleted: string[] = [];
  for (const [name, document] of changes) {
    if (document) set.push(document);
    else deleted.push(name);
  }
  return { time, set, deleted };
}
