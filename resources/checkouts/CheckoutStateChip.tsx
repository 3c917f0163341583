import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import SyncIcon from '@mui/icons-material/Sync';
import type SvgIcon from '@mui/material/SvgIcon';
import type { CheckoutState } from '#domain/money/checkouts/checkout-states.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../shared/show/StateChip.tsx';

const LOOKS: Record<CheckoutState, { icon: typeof SvgIcon; tone: OrderState }> = {
  opening: { icon: HourglassEmptyIcon, tone: 'submitted' },
  open: { icon: HourglassEmptyIcon, tone: 'submitted' },
  processing: { icon: SyncIcon, tone: 'inProduction' },
  paid: { icon: CheckCircleOutlineIcon, tone: 'approved' },
  failed: { icon: ErrorOutlineIcon, tone: 'rejected' },
  cancelled: { icon: CloseIcon, tone: 'cancelled' },
};

/** PY-03: the state of an online payment. */
export function CheckoutStateChip({ state }: { state: CheckoutState }) {
  const text = useText('checkouts');
  return <StateChip {...LOOKS[state]} label={text(`states.${state}`)} />;
}
