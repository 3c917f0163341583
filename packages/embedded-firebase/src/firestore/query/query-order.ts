import { comparePaths, compareText } from '../values/compare-text.ts';
import { compareValues } from '../values/compare-values.ts';
import { canonicalPath, fieldReader, NAME_FIELD } from '../values/field-path.ts';
import type { FieldReader } from '../values/field-path.ts';
import { invalid, parseList, parseRecord } from '../values/invalid.ts';
import type { FirestoreDocument } from '../values/types.ts';

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
export function orderingsOf(orderBy: unknown, inequalities: readonly string[]): Ordering[] {
  const orderings = parseList(orderBy, 'orderBy').map(parseOrdering);
  checkRepeated(orderings);
  const sign = orderings.at(-1)?.sign ?? 1;
  const fields = inequalities.filter((path) => path !== NAME_FIELD).toSorted(compareText);
  for (const path of [...fields, NAME_FIELD])
    if (!orderings.some((known) => known.path === path))
      orderings.push({ path, read: fieldReader(path), sign });
  if (orderings.at(-1)?.path !== NAME_FIELD)
    throw invalid('order by clause cannot contain more fields after the key');
  return orderings;
}

function checkRepeated(orderings: readonly Ordering[]): void {
  const repeated = orderings.find(
    ({ path }, index) => orderings.findIndex((first) => first.path === path) !== index,
  );
  if (repeated) throw invalid(`order by clause cannot contain duplicate fields ${repeated.path}`);
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
  const path = canonicalPath(fieldPath);
  return { path, read: fieldReader(path), sign: direction === 'DESCENDING' ? -1 : 1 };
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
