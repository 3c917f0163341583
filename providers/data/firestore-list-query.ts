import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Firestore, Query, QueryConstraint } from 'firebase/firestore';
import type { FilterPayload, SortPayload } from 'react-admin';
import type { DocumentFilter } from '../firebase/documents-query.ts';

/** Firestore compares with so many values at once. */
export const MAX_VALUES = 30;

/** Firestore's name for the id of a document. */
const ID = '__name__';

function fieldOf(name: string): string {
  return name === 'id' ? ID : name;
}

/** react-admin's filter: a value is what the field must be; a list, what it may be. */
export function filtersOf(filter: FilterPayload): DocumentFilter[] {
  const entries: [string, unknown][] = Object.entries(filter);
  return entries.map(([name, value]) => [fieldOf(name), Array.isArray(value) ? 'in' : '==', value]);
}

/** The id comes last, so that rows with equal values have an order too and none is on two pages. */
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

/** The first `most` documents that fit. */
export function firstOf(
  firestore: Firestore,
  name: string,
  { filter, sort }: ListQuestion,
  most: number,
): Query {
  const filters = filtersOf(filter).map(([field, is, value]) => where(field, is, value));
  return query(collection(firestore, name), ...filters, ...order(sort), limit(most));
}
