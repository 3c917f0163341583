import { useText } from '#providers/messages/use-text.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LIVE } from '../shared/live.ts';
import { CustomerListBody } from './CustomerListBody.tsx';

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
