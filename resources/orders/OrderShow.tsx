import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useParams } from 'react-admin';
import type { Order, OrderSummary } from '#domain/schemas/order.ts';
import { errorStatus } from '../shared/error-body.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { OrderDetails } from './show/OrderDetails.tsx';
import { useOrderChanges } from './use-order-changes.ts';
import { useOrdersText } from './use-orders-text.ts';

/**
 * One order, for admins who decide on it and for the practice that placed it. The user named it by a link, so
 * that one which is not there is said on the page; the session goes on.
 */
export default function OrderShow() {
  const text = useOrdersText();
  const { id = '' } = useParams();
  useOrderChanges();
  const { data, error, refetch } = useGetOne<Order>(
    'orders',
    { id },
    { retry: false, staleTime: 0 },
  );
  const order = data && isWhole(data) ? data : undefined;

  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('show.notFound')} text={text('show.notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      {error && (
        <LoadError title={text('error.loadOne')} error={error} onRetry={() => void refetch()} />
      )}
      {order && <OrderDetails order={order} />}
      {!order && !error && (
        <Box component="output" aria-busy aria-label={text('show.loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

/** react-admin first answers with the row of a list that it has seen, which is only a summary. */
function isWhole(order: Order | OrderSummary): order is Order {
  return 'events' in order;
}
