import { useListContext } from 'react-admin';

/** Returns the query of the list as one string, which changes with the filters, the sort order and the page. */
export function useQuestion(): string {
  const { filterValues, sort, page, perPage } = useListContext();
  return JSON.stringify([filterValues, sort, page, perPage]);
}
