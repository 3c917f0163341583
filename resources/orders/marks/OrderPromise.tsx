import Box from '@mui/material/Box';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { formatDay } from '../../shared/age.ts';
import { LateMark } from './OrderMarks.tsx';

/** Shows the promised date of an order, marked when it has passed; renders nothing while there is none. */
export function OrderPromise({ order }: { order: Pick<OrderSummary, 'state' | 'promisedAt'> }) {
  const locale = useLocale();
  if (order.promisedAt === null) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        whiteSpace: 'nowrap',
      }}
    >
      <time dateTime={order.promisedAt}>{formatDay(order.promisedAt, locale)}</time>
      <LateMark order={order} />
    </Box>
  );
}
