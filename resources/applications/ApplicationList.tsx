import { useText } from '#providers/messages/use-text.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LIVE } from '../shared/live.ts';
import { ApplicationListBody } from './ApplicationListBody.tsx';
import { ApplicationStatusFilter } from './ApplicationStatusFilter.tsx';

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
