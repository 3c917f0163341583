import { ListBase, ListView, Pagination } from 'react-admin';
import type { ListProps, RaRecord } from 'react-admin';
import { FirstSortContext } from './ListFailure.tsx';
import { LateFilters } from './filters/LateFilters.tsx';

/** Suppresses react-admin's toast: each list shows the error itself. */
const SHOWN_IN_LIST = { onError: () => undefined };

type PortalListProps<T extends RaRecord> = Omit<
  ListProps<T>,
  'title' | 'perPage' | 'exporter' | 'empty' | 'pagination' | 'render'
>;

/**
 * react-admin's `<List>` as every list of the maker's side has it: without a title of its own, 25 rows a page, an empty
 * list in place of the rows, and filters that are dropped when the list is left.
 */
export function PortalList<T extends RaRecord>(props: PortalListProps<T>) {
  const { resource, storeKey, sort, filter, filterDefaultValues, queryOptions, ...view } = props;
  return (
    <ListBase<T>
      resource={resource}
      storeKey={storeKey}
      sort={sort}
      filter={filter}
      filterDefaultValues={filterDefaultValues}
      queryOptions={{ ...SHOWN_IN_LIST, ...queryOptions }}
      perPage={25}
      exporter={false}
      offline={false}
    >
      <FirstSortContext value={sort}>
        <LateFilters>
          <ListView
            {...view}
            title={false}
            empty={false}
            pagination={<Pagination rowsPerPageOptions={PAGE_SIZES} />}
          />
        </LateFilters>
      </FirstSortContext>
    </ListBase>
  );
}

const PAGE_SIZES = [10, 25, 50, 100];
