import type { DocumentStore } from '../document-store.ts';
import { fieldReader } from '../values/field-path.ts';
import { compileFilter } from './filter.ts';
import type { DocumentTest } from './filter.ts';
import { needsOf } from './index-need.ts';
import type { IndexNeed } from './index-need.ts';
import { parseCount, parseRecord } from '../values/invalid.ts';
import { compileSelection } from '../values/projection.ts';
import type { Projection } from '../values/projection.ts';
import { compileEnd, compileStart } from './query-cursor.ts';
import { compareBy, orderingsOf } from './query-order.ts';
import { parseScope } from './query-scope.ts';
import type { QueryScope } from './query-scope.ts';
import { firstRows } from './sorted-rows.ts';
import type { FirestoreDocument } from '../values/types.ts';

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
