import { compareValues } from '../values/compare-values.ts';
import { NAME_FIELD } from '../values/field-path.ts';
import type { DocumentTest } from './filter.ts';
import { invalid, parseList, parseRecord } from '../values/invalid.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Ordering } from './query-order.ts';
import type { FirestoreDocument, Value } from '../values/types.ts';

/** `before` puts the cursor in front of the rows equal to it: they are within. */
export function compileStart(input: unknown, orderings: readonly Ordering[]): DocumentTest {
  const cursor = parseCursor(input, orderings);
  if (!cursor) return () => true;
  return (document) => {
    const order = compareToCursor(document, cursor.values, orderings);
    return cursor.before ? order >= 0 : order > 0;
  };
}

/** `before` puts the cursor in front of the rows equal to it: they are beyond. */
export function compileEnd(input: unknown, orderings: readonly Ordering[]): DocumentTest {
  const cursor = parseCursor(input, orderings);
  if (!cursor) return () => true;
  return (document) => {
    const order = compareToCursor(document, cursor.values, orderings);
    return cursor.before ? order < 0 : order <= 0;
  };
}

function parseCursor(input: unknown, orderings: readonly Ordering[]) {
  if (input === undefined || input === null) return null;
  const { values, before } = parseRecord(input, 'A cursor');
  const parsed = parseList(values, 'values').map((value) => parseValue(value));
  if (parsed.length > orderings.length) throw invalid('Cursor has too many values.');
  for (const [index, value] of parsed.entries())
    if (orderings[index]?.path === NAME_FIELD && !('referenceValue' in value))
      throw invalid('Cursor __key__ value is not a document reference.');
  return { values: parsed, before: before === true };
}

function compareToCursor(
  document: FirestoreDocument,
  values: readonly Value[],
  orderings: readonly Ordering[],
): number {
  for (const [index, value] of values.entries()) {
    const ordering = orderings[index];
    const own = ordering?.read(document);
    if (ordering === undefined || own === undefined) continue;
    const order = compareValues(own, value);
    if (order !== 0) return order * ordering.sign;
  }
  return 0;
}
