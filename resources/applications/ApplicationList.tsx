import { useText } from '#providers/messages/use-text.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LIVE } from '../shared/live.ts';
import { ApplicationStatusFilter } from './ApplicationStatusFilter.tsx';
import type { Application } from '#domain/schemas/application.ts';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { ApplicationCards } from './ApplicationCards.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';

const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;
const WAITING = { status: 'submitted' };

/** RS-05, AD-05: lists the applications for an account, pending ones first. */
export default function ApplicationList() {
  const text = useText('applications');
  return (
    <ListPage
      resource="applications"
      title={text('list.title')}
      sort={OLDEST_FIRST}
      filterDefaultValues={WAITING}
      queryOptions={LIVE}
      toolbar={
        <>
          <SearchField label={text('list.search')} />
          <ApplicationStatusFilter />
        </>
      }
    >
      <ApplicationListBody />
    </ListPage>
  );
}

/** The rows of the applications. */
function ApplicationListBody() {
  const text = useText('applications');
  const { rows, isNarrow } = useRows<Application>('md');
  return (
    <ListBody errorTitle={text('error.load')} empty={<ApplicationListEmpty />}>
      {isNarrow ? (
        <ApplicationCards applications={rows} />
      ) : (
        <ApplicationTable applications={rows} />
      )}
    </ListBody>
  );
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
