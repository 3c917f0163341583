import Box from '@mui/material/Box';
import type { Order } from '#domain/schemas/order.ts';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { OrderPrintButtons } from './export/OrderPrintButtons.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { OrderedLenses } from './OrderedLenses.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { LateMark, OrderFlags, RushMark } from './OrderMarks.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { ClinicalData } from './show/ClinicalData.tsx';
import { OrderAcknowledged } from './show/OrderAcknowledged.tsx';
import { OrderAgain } from './show/OrderAgain.tsx';
import { OrderAttachments } from './show/OrderAttachments.tsx';
import { OrderRejected } from './show/OrderRejected.tsx';
import { OrderThread } from './thread/OrderThread.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useOrdersText } from './use-orders-text.ts';

/** Title, state and next action above; facts, lenses and questions; the timeline at the side, below on a phone. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <>
      <OrderHead order={order} />
      <OrderRejected order={order} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 300px' } }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <OrderFacts order={order} />
          <OrderAcknowledged order={order} />
          <OrderedLenses order={order} />
          <ClinicalData order={order} />
          <OrderAttachments order={order} />
          <OrderThread order={order} />
        </Box>
        <OrderTimeline events={order.events} />
      </Box>
    </>
  );
}

function OrderHead({ order }: { order: Order }) {
  const text = useOrdersText();
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
        <OrderDecision order={order} />
      </Box>
    </ShowHead>
  );
}
