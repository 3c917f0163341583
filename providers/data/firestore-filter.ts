import type { FilterPayload, SortPayload } from 'react-admin';
import type { DocumentFilter } from '../firebase/documents-query.ts';

/** Firestore's name for the id of a document. */
export const ID = '__name__';

/** A filter on `email_begins` compares the beginning of `email`. */
export const BEGINS = '_begins';

/** Sorts behind every character that a text may have. */
const BEHIND_ALL = '\uf8ff';

/** The collection of a resource, where it has another name: `users` are the users of Auth. */
const COLLECTIONS: Partial<Record<string, string>> = { profiles: 'users' };

export interface ListQuestion {
  filter: FilterPayload;
  sort?: SortPayload | undefined;
}

export function collectionOf(resource: string): string {
  return COLLECTIONS[resource] ?? resource;
}

function fieldOf(name: string): string {
  return name === 'id' ? ID : name;
}

/** Converts react-admin's filter: a field equals a value, one of a list's values, or begins with a text. */
export function filtersOf(filter: FilterPayload): DocumentFilter[] {
  const entries: [string, unknown][] = Object.entries(filter);
  return entries.flatMap(([name, value]): DocumentFilter[] => {
    if (!name.endsWith(BEGINS)) return [[fieldOf(name), Array.isArray(value) ? 'in' : '==', value]];
    const field = name.slice(0, -BEGINS.length);
    return [
      [field, '>=', value],
      [field, '<', `${String(value)}${BEHIND_ALL}`],
    ];
  });
}

/**
 * The fields to sort by, with the direction of them all. By the id last, so that rows with equal values have a fixed
 * order and none appears on two pages. A text that begins with something is sorted by first: Firestore has an index of
 * each field, but none of two.
 */
export function orderOf({ filter, sort }: ListQuestion): {
  fields: string[];
  direction: 'asc' | 'desc';
} {
  const begins = Object.keys(filter).find((name) => name.endsWith(BEGINS));
  const first = begins?.slice(0, -BEGINS.length) ?? sort?.field;
  if (first === undefined) return { fields: [], direction: 'asc' };
  const isDescending = sort?.order === 'DESC' && sort.field === first;
  return {
    fields: [...new Set([fieldOf(first), ID])],
    direction: isDescending ? 'desc' : 'asc',
  };
}
