import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-admin';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { useWholeOrder } from './common/use-whole-order.ts';
import { OrderDetails } from './show/OrderDetails.tsx';
import { OrderWalk } from './walk/OrderWalk.tsx';

/**
 * Shows one order, to the admins who decide on it and to the practice that placed it. Links lead here, so a missing
 * order is reported on the page and does not end the session.
 */
export default function OrderShow() {
  const text = useText('orders');
  const { id = '' } = useParams();
  useRecordChanges('orders');
  const { order, error, refetch } = useWholeOrder(id);

  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('show.notFound')} text={text('show.notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <OrderWalk id={id} />
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
