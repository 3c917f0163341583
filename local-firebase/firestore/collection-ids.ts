import { compareText } from './values/compare-text.ts';
import type { DocumentStore } from './document-store.ts';

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
