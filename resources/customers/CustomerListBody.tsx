import type { CustomerSummary } from '#domain/schemas/customer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerListEmpty } from './CustomerListEmpty.tsx';
import { CustomerTable } from './CustomerTable.tsx';

/** The rows of the accounts. */
export function CustomerListBody() {
  const text = useText('customers');
  const { rows, isNarrow } = useRows<CustomerSummary>('md');
  return (
    <ListBody errorTitle={text('error')} empty={<CustomerListEmpty />}>
      {isNarrow ? <CustomerCards customers={rows} /> : <CustomerTable customers={rows} />}
    </ListBody>
  );
}
