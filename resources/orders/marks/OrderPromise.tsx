import Box from '@mui/material/Box';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { formatDay } from '#resources/shared/age.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { LateMark } from './OrderMarks.tsx';

/** Shows the promised date of an order, marked when it has passed; renders nothing while there is none. */
export function OrderPromise({ order }: { order: Pick<OrderSummary, 'state' | 'promisedAt'> }) {
  const locale = usePortalLocale();
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
