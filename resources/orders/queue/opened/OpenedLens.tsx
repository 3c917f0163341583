import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FactRows } from '../../../shared/show/Facts.tsx';
import { EyeMark } from '../../marks/EyeMark.tsx';
import { prescriptionRows } from '../../show/prescription-rows.ts';

interface OpenedLensProps {
  lens: Order['lenses'][number];
  definition: LensDefinition | undefined;
  currency: string;
}

/** The lens of one eye, with every ordered value and its price. */
export function OpenedLens({ lens, definition, currency }: OpenedLensProps) {
  const text = useText('orders');
  const locale = useLocale();
  const { eye, lensName, prescription, quantity, priceCents } = lens;
  const count = quantity > 1 ? String(quantity) : '';
  return (
    <Box component="section" aria-label={text(`eyes.${eye}`)} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <EyeMark eye={eye} />
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {lensName}
        </Typography>
      </Box>
      <FactRows
        facts={[
          ...prescriptionRows(prescription, definition, locale),
          { name: 'quantity', label: DELIVERY_LABELS[locale].quantity, value: count },
          {
            name: 'price',
            label: text('fields.price'),
            value: formatCents(priceCents, currency, locale),
          },
        ]}
      />
    </Box>
  );
}
