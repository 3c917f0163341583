import type { DocumentChange } from '../change-log.ts';
import type { Ledger } from '../ledger.ts';
import type { Access } from '../query/access.ts';
import type { Indexes } from '../query/indexes.ts';
import { ViewIndex } from '../query/view-index.ts';
import { addToSet, removeFromSet } from '../values/set-map.ts';
import type { Stamp } from './listen-messages.ts';
import { stampOf } from './listen-messages.ts';

export interface DocumentSubscriber {
  /** `time` is that of the commit. */
  documentChanged(change: DocumentChange, time: string): void;
}

/** What was allowed, perhaps because of another document. */
export interface Permitted {
  /** Asks the rules again, and ends what they no longer allow. */
  recheck(): unknown;
}

export interface ListeningStream extends Permitted {
  close(): void;
  /** Sends what one commit brought, closed by a snapshot of it. */
  flush(stamp: Stamp): void;
}

/**
 * What a query's target may see hangs on the documents that its rules look into, on the rules, and on the time: it is
 * asked about again when one of the first two changes, and after this long.
 */
export const LISTEN_RECHECK_MS = 20_000;

/** Carries every visible commit to the streams it concerns. */
export class ListenHub {
  readonly ledger: Ledger;
  readonly access: Access;
  readonly views: ViewIndex;
  readonly indexes: Indexes | undefined;
  readonly #byName = new Map<string, Set<DocumentSubscriber>>();
  readonly #byConsulted = new Map<string, Set<Permitted>>();
  readonly #touched = new Set<ListeningStream>();
  readonly #streams = new Set<ListeningStream>();
  readonly #timer = setInterval(() => this.recheckAll(), LISTEN_RECHECK_MS).unref();

  constructor(ledger: Ledger, access: Access, indexes?: Indexes) {
    this.ledger = ledger;
    this.access = access;
    this.indexes = indexes;
    this.views = new ViewIndex(ledger.documents);
    ledger.onApplied((changes, time) => this.#notify(changes, time));
  }

  join(stream: ListeningStream): void {
    this.#streams.add(stream);
  }

  leave(stream: ListeningStream): void {
    this.#streams.delete(stream);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** What the visible state is called: a client that resumes with it gets what changed since. */
  stamp(time = this.ledger.readTime()): Stamp {
    return stampOf(this.ledger.log.last, time);
  }

  /** Asks the rules about every open target. */
  recheckAll(): void {
    for (const stream of this.#streams) stream.recheck();
    this.#flush(this.stamp());
  }

  watchDocument(name: string, subscriber: DocumentSubscriber): void {
    addToSet(this.#byName, name, subscriber);
  }

  unwatchDocument(name: string, subscriber: DocumentSubscriber): void {
    removeFromSet(this.#byName, name, subscriber);
  }

  /** The rules looked into that document to allow it. */
  consult(name: string, permitted: Permitted): void {
    addToSet(this.#byConsulted, name, permitted);
  }

  unconsult(name: string, permitted: Permitted): void {
    removeFromSet(this.#byConsulted, name, permitted);
  }

  /** The stream has something of the current commit to send. */
  touch(stream: ListeningStream): void {
    this.#touched.add(stream);
  }

  #notify(changes: readonly DocumentChange[], time: string): void {
    for (const { name } of changes)
      for (const permitted of this.#byConsulted.get(name) ?? []) permitted.recheck();
    this.views.apply(changes, time);
    for (const change of changes)
      for (const subscriber of this.#byName.get(change.name) ?? [])
        subscriber.documentChanged(change, time);
    this.#flush(this.stamp(time));
  }

  #flush(stamp: Stamp): void {
    const streams = [...this.#touched];
    this.#touched.clear();
    for (const stream of streams) flushSafely(stream, stamp);
  }
}

/** A connection that breaks must not keep the others from hearing, nor fail the commit. */
function flushSafely(stream: ListeningStream, stamp: Stamp): void {
  try {
    stream.flush(stamp);
  } catch (error) {
    stream.close();
    process.emitWarning(`A listener was dropped: ${String(error)}`);
  }
}
