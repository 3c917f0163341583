import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { LIVE } from '../shared/live.ts';
import { CustomerListBody } from './CustomerListBody.tsx';
import { useCustomersText } from './use-customers-text.ts';

const BY_NUMBER = { field: 'accountNumber', order: 'ASC' } as const;

/** The lookup part of AD-05: lists every practice with its account. */
export default function CustomerList() {
  const text = useCustomersText();
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
