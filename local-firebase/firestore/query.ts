import type { DocumentStore } from './document-store.ts';
import { NAME_FIELD, fieldAt, parseFieldPath, withField } from './field-path.ts';
import { compileFilter } from './filter.ts';
import type { DocumentTest } from './filter.ts';
import { parseCount, parseList, parseRecord } from './invalid.ts';
import { compileEnd, compileStart } from './query-cursor.ts';
import { compareBy, orderingsOf } from './query-order.ts';
import { parseScope } from './query-scope.ts';
import type { QueryScope } from './query-scope.ts';
import { firstRows } from './sorted-rows.ts';
import type { Fields, FirestoreDocument } from './types.ts';

/** A query checked once, as functions over documents. */
export interface CompiledQuery {
  scope: QueryScope;
  /** Filter, cursors and the presence of all fields it is ordered by; not the scope. */
  matches: DocumentTest;
  compare: (a: FirestoreDocument, b: FirestoreDocument) => number;
  offset: number;
  /** Infinity when there is none. */
  limit: number;
  project: (document: FirestoreDocument) => FirestoreDocument;
}

/** Takes what came over the wire. Throws INVALID_ARGUMENT. */
export function compileQuery(input: unknown): CompiledQuery {
  const { parent, structuredQuery } = parseRecord(input, 'A query');
  const query = parseRecord(structuredQuery, 'structuredQuery');
  const { matches, inequalities } = compileFilter(query.where);
  const orderings = orderingsOf(query.orderBy, inequalities);
  const isAfterStart = compileStart(query.startAt, orderings);
  const isBeforeEnd = compileEnd(query.endAt, orderings);
  const readers = orderings.map(({ read }) => read);
  return {
    scope: parseScope(parent, query.from),
    matches: (document) =>
      matches(document) &&
      readers.every((read) => read(document) !== undefined) &&
      isAfterStart(document) &&
      isBeforeEnd(document),
    compare: compareBy(orderings),
    offset: parseCount(query.offset, 'offset') ?? 0,
    limit: parseCount(query.limit, 'limit') ?? Infinity,
    project: compileProjection(query.select),
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

/** Without fields a selection means all; the name alone is asked for as `__name__`. */
function compileProjection(select: unknown): CompiledQuery['project'] {
  const fields = parseList(select && parseRecord(select, 'select').fields, 'select.fields');
  const paths = fields.map((field) => parseRecord(field, 'field').fieldPath);
  if (paths.length === 0) return (document) => document;
  const selected = paths.filter((path) => path !== NAME_FIELD).map(parseFieldPath);
  return (document) => {
    let kept: Fields = {};
    for (const path of selected) {
      const value = fieldAt(document.fields, path);
      if (value !== undefined) kept = withField(kept, path, value);
    }
    return { ...document, fields: kept };
  };
}
