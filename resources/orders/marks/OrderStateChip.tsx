import BlockIcon from '@mui/icons-material/Block';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import EditNoteIcon from '@mui/icons-material/EditNote';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import PrecisionManufacturingIcon from '@mui/icons-material/PrecisionManufacturingOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { OrderState } from '#domain/orders/order-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StateChip } from '../../shared/show/StateChip.tsx';

const ICONS: Record<OrderState, typeof SvgIcon> = {
  draft: EditNoteIcon,
  submitted: HourglassEmptyIcon,
  approved: CheckCircleOutlineIcon,
  inProduction: PrecisionManufacturingIcon,
  shipped: LocalShippingIcon,
  closed: InventoryIcon,
  rejected: HighlightOffIcon,
  cancelled: BlockIcon,
};

/** The state of an order. */
export function OrderStateChip({ state }: { state: OrderState }) {
  const text = useText('orders');
  return <StateChip icon={ICONS[state]} label={text(`states.${state}`)} tone={state} />;
}
