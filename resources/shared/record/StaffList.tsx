import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import type { ListProps, RaRecord } from 'react-admin';
import { COMPACT } from '../list/dense.ts';
import { PortalList } from '../list/PortalList.tsx';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import { RecordHeading, RecordPage } from './RecordPage.tsx';

interface StaffListProps<T extends RaRecord> extends Pick<
  ListProps<T>,
  'resource' | 'sort' | 'filterDefaultValues' | 'queryOptions'
> {
  title: string;
  /** True where the tab above names the page: the rows get the height of the title. */
  isTitleHidden?: boolean;
  /** True when the rows are cards: the list then takes the height that it needs. */
  isNarrow: boolean;
  /** The inputs of react-admin's filter form; a list may have its own in its toolbar. */
  filters?: ReactElement[];
  /** The toolbar above the rows. */
  actions: ReactElement;
  /** Stay when the rows cannot be loaded, with what is selected, open or typed in them: `ListBody` shows the error. */
  children: ReactNode;
}

/** A list of the maker's staff with its title: dense, and searched, filtered, sorted and paged by the server. */
export function StaffList<T extends RaRecord>(props: StaffListProps<T>) {
  const { title, isTitleHidden = false, isNarrow, children, ...list } = props;
  return (
    <RecordPage>
      {isTitleHidden ? (
        <Box component="h1" sx={VISUALLY_HIDDEN}>
          {title}
        </Box>
      ) : (
        <RecordHeading title={title} />
      )}
      <PortalList<T> {...list} error={false} sx={isNarrow ? undefined : COMPACT}>
        {children}
      </PortalList>
    </RecordPage>
  );
}
