import BlockIcon from '@mui/icons-material/Block';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import DonutLargeIcon from '@mui/icons-material/DonutLarge';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import SyncIcon from '@mui/icons-material/Sync';
import type SvgIcon from '@mui/material/SvgIcon';
import type { InvoiceState } from '#domain/invoices/invoice-states.ts';
import type { OrderState } from '#domain/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../shared/show/StateChip.tsx';

const LOOKS: Record<InvoiceState, { icon: typeof SvgIcon; tone: OrderState }> = {
  open: { icon: HourglassEmptyIcon, tone: 'submitted' },
  partlyPaid: { icon: DonutLargeIcon, tone: 'submitted' },
  inFlight: { icon: SyncIcon, tone: 'inProduction' },
  overdue: { icon: ErrorOutlineIcon, tone: 'rejected' },
  paid: { icon: CheckCircleOutlineIcon, tone: 'approved' },
  credited: { icon: ReplayIcon, tone: 'closed' },
  writtenOff: { icon: BlockIcon, tone: 'cancelled' },
};

/** PY-07: the state of an invoice. */
export function InvoiceStateChip({ state }: { state: InvoiceState }) {
  const text = useText('invoices');
  return <StateChip {...LOOKS[state]} label={text(`states.${state}`)} />;
}
