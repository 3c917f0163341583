import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { Order } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { LaterOrderRequests } from '../../return-requests/parts/LaterOrderRequests.tsx';
import { ReturnButton } from '../../return-requests/parts/ReturnButton.tsx';
import { ShowHead } from '../../shared/show/ShowHead.tsx';
import { againPath, againTypes, isMade } from '../common/order-again.ts';
import { OrderCredits } from '../credits/OrderCredits.tsx';
import { OrderDecision } from '../decision/OrderDecision.tsx';
import { OrderPrintButtons } from '../export/OrderPrintButtons.tsx';
import { LateMark, OrderFlags, RushMark } from '../marks/OrderMarks.tsx';
import { OrderStateChip } from '../marks/OrderStateChip.tsx';
import { UnreadBadge } from '../marks/UnreadBadge.tsx';
import { OrderThread } from '../thread/OrderThread.tsx';
import { ClinicalData } from './ClinicalData.tsx';
import { OrderAcknowledged } from './OrderAcknowledged.tsx';
import { OrderAttachments } from './OrderAttachments.tsx';
import { OrderedLenses } from './OrderedLenses.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderRejected } from './OrderRejected.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

/** Shows title, state and next action, then facts, lenses and messages, with the timeline beside (below on a phone). */
export function OrderDetails({ order }: { order: Order }) {
  const text = useText('orderShow');
  return (
    <>
      <OrderHead order={order} />
      <OrderRejected order={order} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 300px' } }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <OrderFacts order={order} />
          {order.withheld && <Alert severity="info">{text('withheld')}</Alert>}
          <OrderAcknowledged order={order} />
          <OrderedLenses order={order} />
          <OrderCredits order={order} />
          {isMade(order.state) && <LaterOrderRequests orderId={order.id} />}
          <ClinicalData order={order} />
          <OrderAttachments order={order} />
          {!order.withheld && <OrderThread order={order} />}
        </Box>
        <OrderTimeline order={order} />
      </Box>
    </>
  );
}

function OrderHead({ order }: { order: Order }) {
  const text = useText('orders');
  return (
    <ShowHead
      title={text('show.title', { number: order.number })}
      state={
        <>
          <OrderStateChip state={order.state} />
          <LateMark order={order} />
          <RushMark order={order} />
          <OrderFlags flags={order.flags} />
          <UnreadBadge count={order.unread} />
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <OrderPrintButtons order={order} />
        <OrderAgain order={order} />
        {isMade(order.state) && <ReturnButton order={order} />}
        <OrderDecision order={order} />
      </Box>
    </ShowHead>
  );
}

/** OR-09: links to order again from this order, for users who can order. */
function OrderAgain({ order }: { order: Order }) {
  const text = useText('orders');
  const may = useMay();
  if (!may('orders:submit', order.accountNumber)) return null;
  return againTypes(order.state).map((type) => (
    <Button key={type} variant="outlined" component={LinkBase} to={againPath(type, order.id)}>
      {text(`again.${type}`)}
    </Button>
  ));
}
