import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/money.ts';
import type { Order } from '#domain/schemas/order.ts';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { OrderedLensCard } from './OrderedLensCard.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useLensDefinitions } from './use-lens-definitions.ts';
import { useOrdersText } from './use-orders-text.ts';
import { usePortalLocale } from '../shared/use-portal-locale.ts';

/** Title, state and next action above; facts and lenses; the timeline at the side, below on a phone. */
export function OrderDetails({ order }: { order: Order }) {
  const text = useOrdersText();
  const locale = usePortalLocale();
  const definitions = useLensDefinitions(order);
  return (
    <>
      <ShowHead
        title={text('show.title', { number: order.number })}
        state={<OrderStateChip state={order.state} />}
      >
        <OrderDecision order={order} />
      </ShowHead>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 300px' } }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <OrderFacts order={order} />
          <Box component="section" aria-label={text('show.lenses')}>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
            >
              {order.lenses.map((lens) => (
                <OrderedLensCard
                  key={lens.id}
                  lens={lens}
                  definition={definitions.get(lens.lensId)}
                  currency={order.currency}
                />
              ))}
            </Box>
            <Typography sx={{ mt: 2, textAlign: 'right', fontWeight: 700 }}>
              {text('fields.total')} {formatCents(order.totalCents, order.currency, locale)}
            </Typography>
          </Box>
        </Box>
        <OrderTimeline events={order.events} />
      </Box>
    </>
  );
}
