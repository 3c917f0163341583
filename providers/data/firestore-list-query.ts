import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Firestore, Query } from 'firebase/firestore';
import { filtersOf, orderOf } from './firestore-filter.ts';
import type { ListQuestion } from './firestore-filter.ts';

/** The most values that Firestore compares at once. */
export const MAX_VALUES = 30;

/** Returns a query for the first `most` matching documents. */
export function firstOf(
  firestore: Firestore,
  name: string,
  asked: ListQuestion,
  most: number,
): Query {
  const filters = filtersOf(asked.filter).map(([field, is, value]) => where(field, is, value));
  const { fields, direction } = orderOf(asked);
  const order = fields.map((field) => orderBy(field, direction));
  return query(collection(firestore, name), ...filters, ...order, limit(most));
}
