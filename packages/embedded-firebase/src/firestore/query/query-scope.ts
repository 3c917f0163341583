import { lastIdOf, parentOf, parseCollectionId, parseParent } from '../values/document-name.ts';
import { invalid, parseList, parseRecord } from '../values/invalid.ts';

/** Which collections a query looks at; without `collectionId` it is every one below the parent. */
export interface QueryScope {
  parent: string;
  collectionId: string | null;
  allDescendants: boolean;
}

/** Throws INVALID_ARGUMENT. */
export function parseScope(parent: unknown, from: unknown): QueryScope {
  const selectors = parseList(from, 'from');
  if (selectors.length !== 1) throw invalid('A query needs exactly one collection selector');
  const { collectionId, allDescendants } = parseRecord(selectors[0], 'from');
  return {
    parent: parseParent(parent),
    collectionId: collectionId ? parseCollectionId(collectionId) : null,
    allDescendants: allDescendants === true,
  };
}

/** The path of the one collection a query looks at; null when there may be several. */
export function singleCollection(scope: QueryScope): string | null {
  if (scope.allDescendants || scope.collectionId === null) return null;
  return `${scope.parent}/${scope.collectionId}`;
}

export function isInScope(scope: QueryScope, collection: string): boolean {
  if (scope.collectionId !== null && lastIdOf(collection) !== scope.collectionId) return false;
  if (!scope.allDescendants) return parentOf(collection) === scope.parent;
  return collection.startsWith(`${scope.parent}/`);
}
