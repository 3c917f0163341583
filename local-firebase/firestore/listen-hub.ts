import type { Access } from './access.ts';
import type { DocumentChange, Ledger } from './ledger.ts';
import { addToSet, removeFromSet } from './set-map.ts';
import { ViewIndex } from './view-index.ts';

export interface DocumentSubscriber {
  /** `time` is that of the commit. */
  documentChanged(change: DocumentChange, time: string): void;
}

export interface ListeningStream {
  close(): void;
  /** Sends what one commit brought, closed by a snapshot of that time. */
  flush(time: string): void;
}

/** Carries every visible commit to the streams it concerns. */
export class ListenHub {
  readonly ledger: Ledger;
  readonly access: Access;
  readonly views: ViewIndex;
  readonly #byName = new Map<string, Set<DocumentSubscriber>>();
  readonly #touched = new Set<ListeningStream>();

  constructor(ledger: Ledger, access: Access) {
    this.ledger = ledger;
    this.access = access;
    this.views = new ViewIndex(ledger.documents);
    ledger.onApplied((changes, time) => this.#tell(changes, time));
  }

  watchDocument(name: string, subscriber: DocumentSubscriber): void {
    addToSet(this.#byName, name, subscriber);
  }

  unwatchDocument(name: string, subscriber: DocumentSubscriber): void {
    removeFromSet(this.#byName, name, subscriber);
  }

  /** The stream has something of the current commit to send. */
  touch(stream: ListeningStream): void {
    this.#touched.add(stream);
  }

  #tell(changes: readonly DocumentChange[], time: string): void {
    this.views.apply(changes, time);
    for (const change of changes)
      for (const subscriber of this.#byName.get(change.name) ?? [])
        subscriber.documentChanged(change, time);
    const streams = [...this.#touched];
    this.#touched.clear();
    for (const stream of streams) flushSafely(stream, time);
  }
}

/** A connection that breaks must not keep the others from hearing, nor fail the commit. */
function flushSafely(stream: ListeningStream, time: string): void {
  try {
    stream.flush(time);
  } catch (error) {
    stream.close();
    process.emitWarning(`A listener was dropped: ${String(error)}`);
  }
}
