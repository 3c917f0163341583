import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '#domain/schemas/order.ts';
import { formatMoment } from './age.ts';
import { useOrdersText } from './use-orders-text.ts';
import { usePortalLocale } from './use-portal-locale.ts';

/** Who ordered, for whom, when, and what they wrote, in two columns. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useOrdersText();
  const locale = usePortalLocale();
  const account = text('fields.account', { number: order.accountNumber });
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <Fact label={text('fields.practice')} value={`${order.practice} · ${account}`} />
      <Fact label={text('fields.patientReference')} value={order.patientReference} />
      <Fact label={text('fields.submitted')} value={formatMoment(order.submittedAt, locale)} />
      <Fact label={text('fields.notes')} value={order.notes || text('show.noNotes')} />
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </div>
  );
}
