import { comparePaths, compareText } from './compare-text.ts';
import { compareValues } from './compare-values.ts';
import { fieldReader, NAME_FIELD } from './field-path.ts';
import type { FieldReader } from './field-path.ts';
import { invalid, parseList, parseRecord } from './invalid.ts';
import type { FirestoreDocument } from './types.ts';

export interface Ordering {
  path: string;
  read: FieldReader;
  /** 1 ascending, -1 descending */
  sign: 1 | -1;
}

/**
 * What a query is sorted by: what it says, then its inequality fields by name, then the document's
 * name; the added ones run in the direction of the last one said. Throws INVALID_ARGUMENT.
 */
export function orderingsOf(orderBy: unknown, inequalities: string[]): Ordering[] {
  const orderings = parseList(orderBy, 'orderBy').map(parseOrdering);
  const sign = orderings.at(-1)?.sign ?? 1;
  for (const path of [...inequalities.toSorted(compareText), NAME_FIELD])
    if (!orderings.some((known) => known.path === path))
      orderings.push({ path, read: fieldReader(path), sign });
  const end = orderings.findIndex(({ path }) => path === NAME_FIELD);
  return orderings.slice(0, end + 1);
}

function parseOrdering(input: unknown): Ordering {
  const { field, direction = 'ASCENDING' } = parseRecord(input, 'orderBy');
  const { fieldPath } = parseRecord(field, 'field');
  if (
    direction !== 'DESCENDING' &&
    direction !== 'ASCENDING' &&
    direction !== 'DIRECTION_UNSPECIFIED'
  )
    throw invalid(`Unknown direction ${String(direction)}`);
  const read = fieldReader(fieldPath);
  return { path: String(fieldPath), read, sign: direction === 'DESCENDING' ? -1 : 1 };
}

/** A total order of the documents that have all the fields. */
export function compareBy(orderings: readonly Ordering[]) {
  return (a: FirestoreDocument, b: FirestoreDocument): number => {
    for (const { path, read, sign } of orderings) {
      if (path === NAME_FIELD) return comparePaths(a.name, b.name) * sign;
      const valueA = read(a);
      const valueB = read(b);
      if (valueA === undefined || valueB === undefined) continue;
      const order = compareValues(valueA, valueB);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}
