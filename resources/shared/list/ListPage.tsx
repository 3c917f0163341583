import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, Pagination } from 'react-admin';
import type { ListBaseProps } from 'react-admin';
import { FirstSortContext } from './ListFailure.tsx';
import { LateFilters } from './filters/LateFilters.tsx';

/** Suppresses the toast: the list body already shows the error with its request id and a retry button. */
const shownInTheBody = { onError: () => undefined };

interface ListPageProps extends Pick<
  ListBaseProps,
  'resource' | 'sort' | 'filter' | 'filterDefaultValues' | 'storeKey' | 'queryOptions'
> {
  title: string;
  /** Search and quick filters, in one line where there is room. */
  toolbar: ReactNode;
  children: ReactNode;
}

/** A list page with its title. The server filters, searches, sorts and pages. */
export function ListPage({ title, toolbar, children, queryOptions, ...list }: ListPageProps) {
  return (
    <ListBase
      {...list}
      perPage={25}
      exporter={false}
      queryOptions={{ ...shownInTheBody, ...queryOptions }}
    >
      <FirstSortContext value={list.sort}>
        <LateFilters>
          <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', gap: 2 }}>
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              {toolbar}
            </Box>
            {children}
            <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
          </Box>
        </LateFilters>
      </FirstSortContext>
    </ListBase>
  );
}
