import { compareText } from '../values/compare-text.ts';
import { NAME_FIELD } from '../values/field-path.ts';
import { invalid } from '../values/invalid.ts';
import type { Conjunction } from './disjunctions.ts';
import type { FilterLeaf } from './filter-tree.ts';
import type { Ordering } from './query-order.ts';
import type { QueryScope } from './query-scope.ts';

export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  path: string;
  mode: IndexMode;
}

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** What an index must offer for one conjunction of a query. */
export interface IndexNeed {
  collectionGroup: string;
  scope: IndexScope;
  /** Fields that are fixed by `==` (`ASCENDING`, though any direction does) or by `array-contains`. */
  fixed: IndexField[];
  /** In which order the rows must lie behind those, the document's name last. */
  order: IndexField[];
}

const EQUALITIES = new Set<FilterLeaf['op']>(['EQUAL', 'IS_NULL', 'IS_NAN']);

/**
 * One need for each conjunction. `aggregated` must be in the index, too.
 * @throws RpcError INVALID_ARGUMENT for a query over all collections that wants more than the order of the names
 */
export function needsOf(
  { collectionId, allDescendants }: QueryScope,
  disjunctions: readonly Conjunction[],
  orderings: readonly Ordering[],
  aggregated: readonly string[],
): IndexNeed[] {
  if (collectionId === null) {
    checkKindless(disjunctions, orderings);
    return [];
  }
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return disjunctions.map((conjunction) => {
    const fixed = fixedBy(conjunction);
    const order = orderBehind(fixed, orderings, aggregated);
    return { collectionGroup: collectionId, scope, fixed, order };
  });
}

function fixedBy(conjunction: Conjunction): IndexField[] {
  const paths = (isWanted: (leaf: FilterLeaf) => boolean) =>
    [...new Set(conjunction.filter(isWanted).map(({ path }) => path))].toSorted(compareText);
  const equal = paths(({ op, path }) => EQUALITIES.has(op) && path !== NAME_FIELD);
  const contained = paths(({ op }) => op === 'ARRAY_CONTAINS');
  return [
    ...equal.map((path): IndexField => ({ path, mode: 'ASCENDING' })),
    ...contained.map((path): IndexField => ({ path, mode: 'CONTAINS' })),
  ];
}

/** Without what is fixed to one value, by which nothing is left to sort. */
function orderBehind(
  fixed: readonly IndexField[],
  orderings: readonly Ordering[],
  aggregated: readonly string[],
): IndexField[] {
  const equal = new Set(fixed.filter(({ mode }) => mode !== 'CONTAINS').map(({ path }) => path));
  const order = orderings
    .filter(({ path }) => !equal.has(path))
    .map(({ path, sign }): IndexField => ({ path, mode: sign < 0 ? 'DESCENDING' : 'ASCENDING' }));
  const known = new Set([...equal, ...order.map(({ path }) => path)]);
  const added = aggregated.filter((path) => !known.has(path)).toSorted(compareText);
  return [
    ...order.slice(0, -1),
    ...added.map((path): IndexField => ({ path, mode: 'ASCENDING' })),
    ...order.slice(-1),
  ];
}

/** A query without the id of a collection walks the names, from the first to the last. */
function checkKindless(disjunctions: readonly Conjunction[], orderings: readonly Ordering[]): void {
  const field = disjunctions.flat().find(({ path }) => path !== NAME_FIELD);
  if (field) throw invalid(`kind is required for filter: ${field.path}`);
  if (orderings.some(({ path, sign }) => path !== NAME_FIELD || sign < 0))
    throw invalid('kind is required for all orders except __key__ ascending');
}
