import Box from '@mui/material/Box';
import { formatCents } from '#domain/basics/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { promisedFor } from '#domain/orders/working-days.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useLensCatalogue } from '#resources/lenses/use-lens-catalogue.ts';
import { OrderedLensNames } from '#resources/orders/marks/OrderedLensNames.tsx';
import { formatDay } from '#resources/shared/age.ts';
import { FactRows } from '#resources/shared/show/Facts.tsx';
import { useNow } from '#resources/shared/use-now.ts';

/** OR-12: summarizes the order: patient, lenses, price and date. */
export function OrderedFacts({ order }: { order: Order }) {
  const text = useText('orderReview');
  const orderText = useText('customer');
  const locale = useLocale();
  return (
    <Box sx={{ maxWidth: 480 }}>
      <FactRows
        facts={[
          { name: 'patient', label: text('facts.patient'), value: order.patientReference },
          {
            name: 'lenses',
            label: text('facts.lenses'),
            value: <OrderedLensNames lenses={order.lenses} />,
          },
          {
            name: 'total',
            label: orderText('summary.total'),
            value: formatCents(order.totalCents, order.currency, locale),
          },
          { name: 'promised', label: text('cost.promised'), value: usePromise(order) },
        ]}
      />
    </Box>
  );
}

/** Returns the promised or estimated date; empty while the ordered lens versions are not loaded. */
function usePromise(order: Order): string {
  const text = useText('orderReview');
  const locale = useLocale();
  const now = useNow();
  const { lenses } = useLensCatalogue();
  if (order.promisedAt) return formatDay(order.promisedAt, locale);
  const days = order.lenses.map(
    ({ lensId, lensVersion }) =>
      lenses?.find(({ id, version }) => id === lensId && version === lensVersion)?.turnaroundDays,
  );
  const known = days.filter((one) => one !== undefined);
  if (known.length < days.length) return '';
  const date = formatDay(
    promisedFor(new Date(now), known, order.delivery.rush).toISOString(),
    locale,
  );
  return text('cost.ifApproved', { date });
}
