import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  ColumnsButton,
  List,
  Pagination,
  SearchInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { Application } from '#domain/schemas/application.ts';
import { useText } from '#providers/messages/use-text.ts';
import { COMPACT } from '../shared/list/dense.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { LoadError } from '../shared/list/LoadError.tsx';
import { ON_FOCUS } from '../shared/live.ts';
import { RecordHeading, RecordPage } from '../shared/record/RecordPage.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { ApplicationCards } from './ApplicationCards.tsx';
import { ApplicationStatusFilter } from './ApplicationStatusFilter.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';

const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;
const WAITING = { status: 'submitted' };

/** Suppresses react-admin's toast: the list shows the error itself. */
const SHOWN_IN_LIST = { onError: () => undefined, ...ON_FOCUS };

/** RS-05, AD-05: lists the applications for an account, pending ones first, updated by the server's events. */
export default function ApplicationList() {
  const text = useText('applications');
  useRecordChanges('applications');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const empty = <ApplicationListEmpty />;
  const search = text('list.search');
  return (
    <RecordPage>
      <RecordHeading title={text('list.title')} />
      <List<Application>
        resource="applications"
        title={false}
        sort={OLDEST_FIRST}
        filterDefaultValues={WAITING}
        filters={[
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            slotProps={{ htmlInput: { 'aria-label': search } }}
            placeholder={search}
          />,
        ]}
        perPage={25}
        exporter={false}
        queryOptions={SHOWN_IN_LIST}
        actions={<ListActions isNarrow={isNarrow} />}
        empty={false}
        error={<ListError />}
        sx={isNarrow ? undefined : COMPACT}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      >
        {isNarrow && (
          <Box sx={{ p: 1 }}>
            <ApplicationStatusFilter />
          </Box>
        )}
        {isNarrow ? <ApplicationCards empty={empty} /> : <ApplicationTable empty={empty} />}
      </List>
    </RecordPage>
  );
}

/** Beside a table there is room for the filter in the toolbar, and the table has a row more. */
function ListActions({ isNarrow }: { isNarrow: boolean }) {
  if (isNarrow) return <TopToolbar />;
  return (
    <TopToolbar sx={{ flexShrink: { lg: 0 } }}>
      <ApplicationStatusFilter />
      <ColumnsButton />
    </TopToolbar>
  );
}

function ListError() {
  const text = useText('applications');
  const { error, refetch } = useListContext();
  return <LoadError title={text('error.load')} error={error} onRetry={() => void refetch()} />;
}

/** Shown when no application is pending, or none matches the filter. */
function ApplicationListEmpty() {
  const text = useText('applications');
  const { filterValues, setFilters } = useListContext();
  if (filterValues.status === 'submitted' && !filterValues.q) {
    return <EmptyNote text={text('list.empty.waiting')} />;
  }
  return (
    <EmptyNote text={text('list.empty.filtered')}>
      <Button onClick={() => setFilters({ status: 'submitted' })}>
        {text('list.empty.clear')}
      </Button>
    </EmptyNote>
  );
}
