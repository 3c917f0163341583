import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Firestore, Query, QueryConstraint } from 'firebase/firestore';
import type { FilterPayload, SortPayload } from 'react-admin';
import type { DocumentFilter } from '../firebase/documents-query.ts';

/** The most values that Firestore compares at once. */
export const MAX_VALUES = 30;

/** Firestore's name for the id of a document. */
const ID = '__name__';

function fieldOf(name: string): string {
  return name === 'id' ? ID : name;
}

/** Converts react-admin's filter: a field equals a value, or one of a list's values. */
export function filtersOf(filter: FilterPayload): DocumentFilter[] {
  const entries: [string, unknown][] = Object.entries(filter);
  return entries.map(([name, value]) => [fieldOf(name), Array.isArray(value) ? 'in' : '==', value]);
}

/** Sorts by the id last, so that rows with equal values have a fixed order and none appears on two pages. */
function order(sort: SortPayload | undefined): QueryConstraint[] {
  if (!sort) return [];
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const fields = new Set([fieldOf(sort.field), ID]);
  return [...fields].map((field) => orderBy(field, direction));
}

export interface ListQuestion {
  filter: FilterPayload;
  sort?: SortPayload | undefined;
}

/** Returns a query for the first `most` matching documents. */
export function firstOf(
  firestore: Firestore,
  name: string,
  { filter, sort }: ListQuestion,
  most: number,
): Query {
  const filters = filtersOf(filter).map(([field, is, value]) => where(field, is, value));
  return query(collection(firestore, name), ...filters, ...order(sort), limit(most));
}
