import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, Pagination } from 'react-admin';
import { OrderListBody } from './OrderListBody.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrderStateFilter } from './OrderStateFilter.tsx';
import { useOrderChanges } from './use-order-changes.ts';
import { useOrdersText } from './use-orders-text.ts';

const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;
const WAITING = { state: 'submitted' };

/** The body shows an error with its request id and a retry, so that no toast is needed beside it. */
const shownInTheBody = { onError: () => undefined };

/** OR-08: the approval queue. Filtered, searched, sorted and paged by the server; live. */
export default function OrderList() {
  const text = useOrdersText();
  useOrderChanges();
  return (
    <ListBase
      resource="orders"
      sort={OLDEST_FIRST}
      perPage={25}
      filterDefaultValues={WAITING}
      exporter={false}
      queryOptions={shownInTheBody}
    >
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography variant="h2" component="h1">
          {text('list.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <OrderSearch />
          <OrderStateFilter />
        </Box>
        <OrderListBody />
        <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      </Box>
    </ListBase>
  );
}
