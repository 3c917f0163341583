import { useText } from '#providers/messages/use-text.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LIVE } from '../shared/live.ts';
import type { CustomerSummary } from '#domain/schemas/customer.ts';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';

const BY_NUMBER = { field: 'accountNumber', order: 'ASC' } as const;

/** The lookup part of AD-05: lists every practice with its account. */
export default function CustomerList() {
  const text = useText('customers');
  return (
    <ListPage
      resource="customers"
      title={text('title')}
      sort={BY_NUMBER}
      queryOptions={LIVE}
      toolbar={<SearchField label={text('search')} />}
    >
      <CustomerListBody />
    </ListPage>
  );
}

/** The rows of the accounts. */
function CustomerListBody() {
  const text = useText('customers');
  const { rows, isNarrow } = useRows<CustomerSummary>('md');
  return (
    <ListBody errorTitle={text('error')} empty={<CustomerListEmpty />}>
      {isNarrow ? <CustomerCards customers={rows} /> : <CustomerTable customers={rows} />}
    </ListBody>
  );
}

/** Shown when there is no account yet, or none matches. */
function CustomerListEmpty() {
  const text = useText('customers');
  const { filterValues, setFilters } = useListContext();
  if (filterValues.q) {
    return (
      <EmptyNote text={text('empty.filtered')}>
        <Button onClick={() => setFilters({})}>{text('empty.clear')}</Button>
      </EmptyNote>
    );
  }
  return (
    <EmptyNote text={text('empty.none')}>
      <Button component={LinkBase} to="/admin/customer-management/applications">
        {text('empty.applications')}
      </Button>
    </EmptyNote>
  );
}
