import { useListContext } from 'react-admin';

/** What the list asks the server for, as one text: it differs when a filter, the sort or the page does. */
export function useQuestion(): string {
  const { filterValues, sort, page, perPage } = useListContext();
  return JSON.stringify([filterValues, sort, page, perPage]);
}
