import BlockIcon from '@mui/icons-material/Block';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import EditNoteIcon from '@mui/icons-material/EditNote';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import PrecisionManufacturingIcon from '@mui/icons-material/PrecisionManufacturingOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import Chip from '@mui/material/Chip';
import type { OrderState } from '#domain/order.ts';
import { useOrdersText } from './use-orders-text.ts';

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

/** The state of an order as icon, word and colour: never by colour alone. */
export function OrderStateChip({ state }: { state: OrderState }) {
  const text = useOrdersText();
  const Icon = ICONS[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon aria-hidden />}
      label={text(`states.${state}`)}
      sx={{
        color: (theme) => theme.palette.orderState[state],
        borderColor: 'currentColor',
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
