import Box from '@mui/material/Box';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge, formatMoment } from '../../shared/age.ts';
import { useNow } from '../../shared/use-now.ts';

/** AD-13: shows the time since an order was submitted; of an order that is over, the time that it took. */
export function OrderAge({ order }: { order: Pick<OrderSummary, 'submittedAt' | 'endedAt'> }) {
  const text = useText('orders');
  const locale = useLocale();
  const now = useNow();
  const { submittedAt, endedAt } = order;
  const from = formatMoment(submittedAt, locale);
  return (
    <Box
      component="span"
      title={endedAt ? text('ended', { from, to: formatMoment(endedAt, locale) }) : from}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {formatAge(submittedAt, endedAt ? Date.parse(endedAt) : now, locale)}
    </Box>
  );
}
