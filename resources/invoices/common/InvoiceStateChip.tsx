import BlockIcon from '@mui/icons-material/Block';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import DonutLargeIcon from '@mui/icons-material/DonutLarge';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import SyncIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { InvoiceState } from '#domain/money/invoices/invoice-states.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../../shared/show/StateChip.tsx';

const LOOKS: Record<InvoiceState, { icon: typeof SvgIcon; tone: OrderState }> = {
  open: { icon: HourglassEmptyIcon, tone: 'submitted' },
  partlyPaid: { icon: DonutLargeIcon, tone: 'submitted' },
  inFlight: { icon: SyncIcon, tone: 'inProduction' },
  overdue: { icon: ErrorOutlineIcon, tone: 'rejected' },
  paid: { icon: CheckCircleOutlineIcon, tone: 'approved' },
  credited: { icon: ReplayIcon, tone: 'closed' },
  writtenOff: { icon: BlockIcon, tone: 'cancelled' },
};

type Stands = Pick<Invoice, 'state' | 'startedCents'>;

/** PY-07: the state of an invoice. A payment that was only started does not change it, and is named beside it. */
export function InvoiceStateChip({ state, startedCents }: Stands) {
  const text = useText('invoices');
  const chip = <StateChip {...LOOKS[state]} label={text(`states.${state}`)} />;
  if (startedCents === 0) return chip;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {chip}
      <Typography variant="caption" color="text.secondary">
        {text('started')}
      </Typography>
    </Box>
  );
}
