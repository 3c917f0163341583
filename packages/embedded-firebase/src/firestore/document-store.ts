import { isInScope, singleCollection, type QueryScope } from './query/query-scope.ts';
import { compareText } from './values/compare-text.ts';
import { lastIdOf, parentOf } from './values/document-name.ts';
import { addToSet, removeFromSet } from './values/set-map.ts';
import type { FirestoreDocument } from './values/types.ts';

type Collection = Map<string, FirestoreDocument>;

/** All documents in memory, by collection. Documents are never changed in place, only replaced. */
export class DocumentStore {
  readonly #collections = new Map<string, Collection>();
  /** The paths of the collections of one id, for collection groups. */
  readonly #groups = new Map<string, Set<string>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get(name: string): FirestoreDocument | null {
    return this.#collections.get(parentOf(name))?.get(name) ?? null;
  }

  put(document: FirestoreDocument): void {
    const collection = this.#collectionFor(parentOf(document.name));
    this.#count -= collection.size;
    collection.set(document.name, document);
    this.#count += collection.size;
  }

  delete(name: string): void {
    const path = parentOf(name);
    const collection = this.#collections.get(path);
    if (!collection?.delete(name)) return;
    this.#count--;
    if (collection.size === 0) this.#forget(path);
  }

  *all(): Generator<FirestoreDocument> {
    for (const collection of this.#collections.values()) yield* collection.values();
  }

  /** The paths of all collections that hold documents. */
  collectionPaths(): Iterable<string> {
    return this.#collections.keys();
  }

  /** The documents of the collections a query looks at, in no order. */
  collectionsIn(scope: QueryScope): Iterable<FirestoreDocument>[] {
    const single = singleCollection(scope);
    if (single !== null) return this.#documentsOf([single]);
    const candidates =
      scope.collectionId === null
        ? this.#collections.keys()
        : (this.#groups.get(scope.collectionId) ?? []);
    return this.#documentsOf([...candidates].filter((path) => isInScope(scope, path)));
  }

  #documentsOf(paths: string[]): Iterable<FirestoreDocument>[] {
    return paths.map((path) => this.#collections.get(path)?.values() ?? []);
  }

  #collectionFor(path: string): Collection {
    const known = this.#collections.get(path);
    if (known) return known;
    const collection: Collection = new Map();
    this.#collections.set(path, collection);

    addToSet(this.#groups, lastIdOf(path), path);
    return collection;
  }

  #forget(path: string): void {
    this.#collections.delete(path);
    removeFromSet(this.#groups, lastIdOf(path), path);
  }
}

/** The collections right below a parent, also those that only have documents further down. */
export function listCollectionIds(store: DocumentStore, parent: string): string[] {
  const below = `${parent}/`;
  const ids = new Set<string>();
  for (const path of store.collectionPaths()) {
    if (!path.startsWith(below)) continue;
    const [id = ''] = path.slice(below.length).split('/', 1);
    ids.add(id);
  }
  return [...ids].toSorted(compareText);
}

/** Names two ids below a parent that hold no document, but have collections below them; null: of every collection. */
export function missingDocuments(
  store: DocumentStore,
  parent: string,
  collectionId: string | null,
): string[] {
  const below = `${parent}/`;
  const names = new Set<string>();
  for (const path of store.collectionPaths()) {
    if (!path.startsWith(below)) continue;
    const [collection = '', id] = path.slice(below.length).split('/', 2);
    if (id === undefined || (collectionId !== null && collection !== collectionId)) continue;
    const name = `${below}${collection}/${id}`;
    if (!store.get(name)) names.add(name);
  }
  return [...names];
}
