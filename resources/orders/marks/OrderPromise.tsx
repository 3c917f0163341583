import Box from '@mui/material/Box';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { formatDay } from '#resources/shared/age.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { LateMark } from './OrderMarks.tsx';

/** The day that an order is promised for, marked when it has passed; nothing before it is promised. */
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
