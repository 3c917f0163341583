import { ListPage } from '../shared/list/ListPage.tsx';
import { SearchField } from '../shared/list/SearchField.tsx';
import { OrderListBody } from './OrderListBody.tsx';
import { OrderStateFilter } from './OrderStateFilter.tsx';
import { useOrderChanges } from './use-order-changes.ts';
import { useOrdersText } from './use-orders-text.ts';

const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;
const WAITING = { state: 'submitted' };

/** OR-08: the approval queue, live. */
export default function OrderList() {
  const text = useOrdersText();
  useOrderChanges();
  return (
    <ListPage
      resource="orders"
      title={text('list.title')}
      sort={OLDEST_FIRST}
      filterDefaultValues={WAITING}
      toolbar={
        <>
          <SearchField label={text('list.search')} />
          <OrderStateFilter />
        </>
      }
    >
      <OrderListBody />
    </ListPage>
  );
}
