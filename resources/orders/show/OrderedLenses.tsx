import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { OrderedLensCard } from './OrderedLensCard.tsx';
import { useLensDefinitions } from './use-lens-definitions.ts';

/** Shows the ordered lens of each eye, and the total price. */
export function OrderedLenses({ order }: { order: Order }) {
  const text = useText('orders');
  const locale = useLocale();
  const definitions = useLensDefinitions(order);
  return (
    <Box component="section" aria-label={text('show.lenses')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {order.lenses.map((lens) => (
          <OrderedLensCard
            key={lens.id}
            lens={lens}
            definition={definitions.get(lens.lensId)}
            currency={order.currency}
          />
        ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        {order.delivery.priceParts.map(({ code, label, cents }) => (
          <Typography key={code} sx={{ textAlign: 'right' }}>
            {label[locale]} {formatCents(cents, order.currency, locale)}
          </Typography>
        ))}
      </Box>
      <Typography sx={{ textAlign: 'right', fontWeight: 700 }}>
        {text('fields.total')} {formatCents(order.totalCents, order.currency, locale)}
      </Typography>
    </Box>
  );
}
