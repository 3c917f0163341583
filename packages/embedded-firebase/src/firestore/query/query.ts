import type { DocumentStore } from '../document-store.ts';
import { compareValues } from '../values/compare-values.ts';
import { databaseOf } from '../values/document-name.ts';
import { fieldReader, NAME_FIELD } from '../values/field-path.ts';
import { parseCount, parseRecord, invalid, parseList } from '../values/invalid.ts';
import { parseValue } from '../values/parse-value.ts';
import { compileSelection, type Projection } from '../values/projection.ts';
import { requireOwnReferences } from '../values/references.ts';
import type { FirestoreDocument, Value } from '../values/types.ts';
import { compileFilter, type DocumentTest } from './filter.ts';
import { needsOf, type IndexNeed } from './index-need.ts';
import { compareBy, orderingsOf, type Ordering } from './query-order.ts';
import { parseScope, type QueryScope } from './query-scope.ts';
import { firstRows } from './sorted-rows.ts';

/** A query checked once, as functions over documents. */
export interface CompiledQuery {
  scope: QueryScope;
  /** Filter, cursors and the presence of all fields it is ordered by; not the scope. */
  matches: DocumentTest;
  compare: (a: FirestoreDocument, b: FirestoreDocument) => number;
  offset: number;
  /** Infinity when there is none. */
  limit: number;
  project: Projection;
  /** The indexes without which production refuses it. */
  needs: IndexNeed[];
}

/**
 * Takes what came over the wire. `aggregated` are the fields that it is summed up by: as they are read from an index,
 * only documents count that have all of them. Throws INVALID_ARGUMENT.
 */
export function compileQuery(input: unknown, aggregated: readonly string[] = []): CompiledQuery {
  const { parent, structuredQuery } = parseRecord(input, 'A query');
  const query = parseRecord(structuredQuery, 'structuredQuery');
  const { matches, inequalities, disjunctions } = compileFilter(query.where);
  const orderings = orderingsOf(query.orderBy, inequalities);
  const isAfterStart = compileStart(query.startAt, orderings);
  const isBeforeEnd = compileEnd(query.endAt, orderings);
  const readers = [...orderings.map(({ read }) => read), ...aggregated.map(fieldReader)];
  const scope = parseScope(parent, query.from);
  requireOwnReferences(query, databaseOf(scope.parent));
  return {
    scope,
    matches: (document) =>
      matches(document) &&
      readers.every((read) => read(document) !== undefined) &&
      isAfterStart(document) &&
      isBeforeEnd(document),
    compare: compareBy(orderings),
    offset: parseCount(query.offset, 'offset') ?? 0,
    limit: parseCount(query.limit, 'limit') ?? Infinity,
    project: compileSelection(query.select),
    needs: needsOf(scope, disjunctions, orderings, aggregated),
  };
}

/** Every document of the store that matches, in no order. */
export function matchingDocuments(store: DocumentStore, query: CompiledQuery): FirestoreDocument[] {
  const found: FirestoreDocument[] = [];
  for (const documents of store.collectionsIn(query.scope))
    for (const document of documents) if (query.matches(document)) found.push(document);
  return found;
}

/** The documents a query answers, before the projection. */
export function selectDocuments(store: DocumentStore, query: CompiledQuery): FirestoreDocument[] {
  const { offset, limit, compare } = query;
  return firstRows(matchingDocuments(store, query), offset + limit, compare).slice(offset);
}

/** `before` puts the cursor in front of the rows equal to it: they are within. */
function compileStart(input: unknown, orderings: readonly Ordering[]): DocumentTest {
  const cursor = parseCursor(input, orderings);
  if (!cursor) return () => true;
  return (document) => {
    const order = compareToCursor(document, cursor.values, orderings);
    return cursor.before ? order >= 0 : order > 0;
  };
}

/** `before` puts the cursor in front of the rows equal to it: they are beyond. */
function compileEnd(input: unknown, orderings: readonly Ordering[]): DocumentTest {
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
