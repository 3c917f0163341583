import type { DocumentChange } from '../change-log.ts';
import type { DocumentStore } from '../document-store.ts';
import type { FirestoreDocument } from '../values/types.ts';
import { matchingDocuments } from './query.ts';
import type { CompiledQuery } from './query.ts';
import { SortedRows } from './sorted-rows.ts';

/** What a commit changes for the listeners of a query. */
export interface ViewDelta {
  changed: FirestoreDocument[];
  removed: { name: string; exists: boolean }[];
}

/**
 * A query's rows kept up to date by looking at changed documents only. It keeps references to all
 * matching documents, also beyond the limit, so that a lost row is refilled without a query.
 */
export class QueryView {
  readonly #query: CompiledQuery;
  readonly #rows: SortedRows<FirestoreDocument>;
  #window: FirestoreDocument[];

  constructor(store: DocumentStore, query: CompiledQuery) {
    this.#query = query;
    this.#rows = new SortedRows(matchingDocuments(store, query), query.compare);
    this.#window = this.#isWhole ? [] : this.#cutWindow();
  }

  /** What listeners see, in order. */
  get window(): readonly FirestoreDocument[] {
    return this.#isWhole ? this.#cutWindow() : this.#window;
  }

  /** Takes the changes of one commit within the query's scope. */
  apply(changes: readonly DocumentChange[]): ViewDelta {
    const { gone, come } = this.#moved(changes);
    if (gone.length === 0 && come.length === 0) return { changed: [], removed: [] };
    for (const document of documentsOf(gone, 'before')) this.#rows.remove(document);
    for (const document of documentsOf(come, 'after')) this.#rows.insert(document);
    if (this.#isWhole) return wholeDelta(gone, come);
    const before = this.#window;
    this.#window = this.#cutWindow();
    return windowDelta(before, this.#window, changes);
  }

  /** What these changes, already applied and the latest of all, made of the rows before them. */
  since(changes: readonly DocumentChange[]): ViewDelta {
    const { gone, come } = this.#moved(changes);
    if (gone.length === 0 && come.length === 0) return { changed: [], removed: [] };
    if (this.#isWhole) return wholeDelta(gone, come);
    const { offset, limit, compare } = this.#query;
    const added = new Set(documentsOf(come, 'after'));
    const kept = this.#rows.slice(0, Infinity).filter((document) => !added.has(document));
    const earlier = new SortedRows([...kept, ...documentsOf(gone, 'before')], compare);
    return windowDelta(earlier.slice(offset, limit), this.#window, changes);
  }

  #moved(changes: readonly DocumentChange[]) {
    return {
      gone: changes.filter(({ before }) => before !== null && this.#query.matches(before)),
      come: changes.filter(({ after }) => after !== null && this.#query.matches(after)),
    };
  }

  get #isWhole(): boolean {
    return this.#query.limit === Infinity && this.#query.offset === 0;
  }

  #cutWindow(): FirestoreDocument[] {
    return this.#rows.slice(this.#query.offset, this.#query.limit);
  }
}

function windowDelta(
  before: readonly FirestoreDocument[],
  window: readonly FirestoreDocument[],
  changes: readonly DocumentChange[],
): ViewDelta {
  const known = new Set(before);
  const names = new Set(window.map(({ name }) => name));
  const deleted = new Set(changes.filter(({ after }) => !after).map(({ name }) => name));
  return {
    changed: window.filter((document) => !known.has(document)),
    removed: before
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => ({ name, exists: !deleted.has(name) })),
  };
}

function wholeDelta(gone: DocumentChange[], come: DocumentChange[]): ViewDelta {
  const staying = new Set(come);
  return {
    changed: documentsOf(come, 'after'),
    removed: gone
      .filter((change) => !staying.has(change))
      .map(({ name, after }) => ({ name, exists: after !== null })),
  };
}

function documentsOf(changes: DocumentChange[], side: 'before' | 'after'): FirestoreDocument[] {
  return changes.map((change) => change[side]).filter((document) => document !== null);
}
