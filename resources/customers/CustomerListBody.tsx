import type { CustomerSummary } from '#domain/schemas/customer.ts';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useRows } from '../shared/list/use-rows.ts';
import { CustomerCards } from './CustomerCards.tsx';
import { CustomerListEmpty } from './CustomerListEmpty.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import { useCustomersText } from './use-customers-text.ts';

/** The rows of the accounts. */
export function CustomerListBody() {
  const text = useCustomersText();
  const { rows, isNarrow } = useRows<CustomerSummary>('md');
  return (
    <ListBody errorTitle={text('error')} empty={<CustomerListEmpty />}>
      {isNarrow ? <CustomerCards customers={rows} /> : <CustomerTable customers={rows} />}
    </ListBody>
  );
}
