import { ListBase, Pagination } from 'react-admin';
import type { ListBaseProps, RaRecord } from 'react-admin';
import { LateFilters } from './filters/LateFilters.tsx';
import { FirstSortContext } from './ListFailure.tsx';

/** Suppresses react-admin's toast: each list shows the error itself, with its request id and a retry button. */
const SHOWN_IN_LIST = { onError: () => undefined };

const PAGE_SIZES = [10, 25, 50, 100];

export type ListFrameProps<T extends RaRecord = RaRecord> = Pick<
  ListBaseProps<T>,
  'resource' | 'sort' | 'filter' | 'filterDefaultValues' | 'storeKey' | 'queryOptions' | 'children'
>;

/**
 * The data of every list, in any layout: the server filters, searches, sorts and pages, 25 rows a page. Filters are dropped
 * when the list is left.
 */
export function ListFrame<T extends RaRecord = RaRecord>(props: ListFrameProps<T>) {
  const { children, queryOptions, ...list } = props;
  return (
    <ListBase<T>
      {...list}
      queryOptions={{ ...SHOWN_IN_LIST, ...queryOptions }}
      perPage={25}
      exporter={false}
    >
      <FirstSortContext value={list.sort}>
        <LateFilters>{children}</LateFilters>
      </FirstSortContext>
    </ListBase>
  );
}

/** The pages of a list, and how many rows a page has. */
export function ListPages() {
  return <Pagination rowsPerPageOptions={PAGE_SIZES} />;
}
