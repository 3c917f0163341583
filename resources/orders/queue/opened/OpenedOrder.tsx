import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Order, OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../../shared/list/LoadError.tsx';
import { useWholeOrder } from '../../common/use-whole-order.ts';
import { AcknowledgedList } from '../../show/OrderAcknowledged.tsx';
import { useLensDefinitions } from '../../show/use-lens-definitions.ts';
import { EarlierOrder } from './EarlierOrder.tsx';
import { openedId } from './opened-id.ts';
import { OpenedFacts } from './OpenedFacts.tsx';
import { OpenedLens } from './OpenedLens.tsx';
import { OpenedPart } from './OpenedPart.tsx';

/** AD-13: shows what an order is made of, below its row of the queue. The order is loaded when its row is opened. */
export function OpenedOrder({ order: { id, number } }: { order: OrderSummary }) {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const { order, error, refetch } = useWholeOrder(id);
  return (
    <Box
      component="section"
      id={openedId(id)}
      aria-label={text('opened.label', { number })}
      aria-busy={!order && !error}
      sx={{ position: 'relative', zIndex: 1, py: 1 }}
    >
      {error && (
        <LoadError title={labels('error.loadOne')} error={error} onRetry={() => void refetch()} />
      )}
      {order && <Contents order={order} />}
      {!order && !error && <Skeleton variant="rounded" height={120} />}
    </Box>
  );
}

function Contents({ order }: { order: Order }) {
  const text = useText('orderShow');
  const definitions = useLensDefinitions(order);
  const { sourceOrderId } = order;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {order.lenses.map((lens) => (
        <OpenedLens
          key={lens.id}
          lens={lens}
          definition={definitions.get(lens.lensId)}
          currency={order.currency}
        />
      ))}
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <OpenedFacts order={order} />
        {sourceOrderId && (
          <EarlierOrder order={order} earlierId={sourceOrderId} definitions={definitions} />
        )}
        {order.acknowledged.length > 0 && (
          <OpenedPart title={text('acknowledged.title')}>
            <AcknowledgedList order={order} />
          </OpenedPart>
        )}
      </Box>
    </Box>
  );
}
