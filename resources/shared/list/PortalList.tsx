import { ListView } from 'react-admin';
import type { ListProps, RaRecord } from 'react-admin';
import { ListFrame, ListPages } from './ListFrame.tsx';

type PortalListProps<T extends RaRecord> = Omit<
  ListProps<T>,
  'title' | 'perPage' | 'exporter' | 'empty' | 'pagination' | 'render'
>;

/** A list in react-admin's layout, as the maker's side has it: without a title, an empty list in place of the rows. */
export function PortalList<T extends RaRecord>(props: PortalListProps<T>) {
  const { resource, storeKey, sort, filter, filterDefaultValues, queryOptions, ...view } = props;
  return (
    <ListFrame<T>
      resource={resource}
      storeKey={storeKey}
      sort={sort}
      filter={filter}
      filterDefaultValues={filterDefaultValues}
      queryOptions={queryOptions}
    >
      <ListView {...view} title={false} empty={false} pagination={<ListPages />} />
    </ListFrame>
  );
}
