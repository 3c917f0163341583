import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsButton, TopToolbar, useListContext } from 'react-admin';
import type { Application } from '#domain/customers/application-schema.ts';
import { useText } from '#providers/messages/use-text.ts';
import { COMPACT } from '../shared/list/dense.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { ListSearch } from '../shared/list/filters/ListSearch.tsx';
import { ListFailure } from '../shared/list/ListFailure.tsx';
import { PortalList } from '../shared/list/PortalList.tsx';
import { ON_FOCUS } from '../shared/live.ts';
import { RecordHeading, RecordPage } from '../shared/record/RecordPage.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { ApplicationCards } from './ApplicationCards.tsx';
import { ApplicationStatusFilter } from './ApplicationStatusFilter.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';

const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;
const WAITING = { status: 'submitted' };

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
      <PortalList<Application>
        resource="applications"
        sort={OLDEST_FIRST}
        filterDefaultValues={WAITING}
        filters={[<ListSearch key="q" source="q" alwaysOn label={search} />]}
        queryOptions={ON_FOCUS}
        actions={<ListActions isNarrow={isNarrow} />}
        error={<ListError />}
        sx={isNarrow ? undefined : COMPACT}
      >
        {isNarrow && (
          <Box sx={{ p: 1 }}>
            <ApplicationStatusFilter />
          </Box>
        )}
        {isNarrow ? <ApplicationCards empty={empty} /> : <ApplicationTable empty={empty} />}
      </PortalList>
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
  return <ListFailure title={text('error.load')} />;
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
