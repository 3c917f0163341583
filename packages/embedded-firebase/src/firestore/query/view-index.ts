import type { DocumentChange } from '../change-log.ts';
import type { DocumentStore } from '../document-store.ts';
import { lastIdOf, parentOf } from '../values/document-name.ts';
import { addToSet, removeFromSet } from '../values/set-map.ts';
import type { FirestoreDocument, QueryTarget } from '../values/types.ts';
import { isInScope, singleCollection } from './query-scope.ts';
import type { QueryScope } from './query-scope.ts';
import { QueryView } from './query-view.ts';
import type { ViewDelta } from './query-view.ts';
import type { CompiledQuery } from './query.ts';

export interface ViewSubscriber {
  /** `time` is that of the commit. */
  viewChanged(delta: ViewDelta, time: string): void;
}

interface SharedView {
  key: string;
  bucket: string;
  scope: QueryScope;
  view: QueryView;
  subscribers: Set<ViewSubscriber>;
}

/** What a subscriber holds: the rows to begin with, and the end of it. */
export interface Subscription {
  readonly window: readonly FirestoreDocument[];
  /** What the rows became by these changes, the latest of all. */
  since(changes: readonly DocumentChange[]): ViewDelta;
  cancel(): void;
}

const EVERYWHERE = '';

/** The queries somebody listens to. Equal ones share a view; a commit finds those it may touch. */
export class ViewIndex {
  readonly #store: DocumentStore;
  readonly #views = new Map<string, SharedView>();
  /** Views by the collection they look at, or by the id of the collection group, or all. */
  readonly #buckets = new Map<string, Set<SharedView>>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /** `query` is the compiled `target`. */
  subscribe(target: QueryTarget, query: CompiledQuery, subscriber: ViewSubscriber): Subscription {
    const shared = this.#viewOf(target, query);
    shared.subscribers.add(subscriber);
    return {
      window: shared.view.window,
      since: (changes) =>
        shared.view.since(changes.filter(({ name }) => isInScope(query.scope, parentOf(name)))),
      cancel: () => {
        shared.subscribers.delete(subscriber);
        if (shared.subscribers.size === 0) this.#drop(shared);
      },
    };
  }

  /** Brings every view up to date, and only then reports, so that all see the same commit. */
  apply(changes: readonly DocumentChange[], time: string): void {
    const touched = [...this.#touchedBy(changes)].map(([shared, own]) => ({
      delta: shared.view.apply(own),
      subscribers: [...shared.subscribers],
    }));
    for (const { delta, subscribers } of touched)
      if (delta.changed.length > 0 || delta.removed.length > 0)
        for (const subscriber of subscribers) subscriber.viewChanged(delta, time);
  }

  #touchedBy(changes: readonly DocumentChange[]): Map<SharedView, DocumentChange[]> {
    const touched = new Map<SharedView, DocumentChange[]>();
    if (this.#views.size === 0) return touched;
    for (const change of changes) {
      const collection = parentOf(change.name);
      for (const bucket of [collection, lastIdOf(collection), EVERYWHERE])
        for (const shared of this.#buckets.get(bucket) ?? [])
          if (isInScope(shared.scope, collection)) addTo(touched, shared, change);
    }
    return touched;
  }

  #viewOf(target: QueryTarget, query: CompiledQuery): SharedView {
    const key = JSON.stringify([target.parent, target.structuredQuery]);
    const known = this.#views.get(key);
    if (known) return known;
    const view = new QueryView(this.#store, query);
    const bucket = singleCollection(query.scope) ?? query.scope.collectionId ?? EVERYWHERE;
    const shared = {
      key,
      bucket,
      scope: query.scope,
      view,
      subscribers: new Set<ViewSubscriber>(),
    };
    this.#views.set(key, shared);
    addToSet(this.#buckets, bucket, shared);
    return shared;
  }

  #drop(shared: SharedView): void {
    if (this.#views.get(shared.key) === shared) this.#views.delete(shared.key);
    removeFromSet(this.#buckets, shared.bucket, shared);
  }
}

function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
