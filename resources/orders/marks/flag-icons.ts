import NewReleasesIcon from '@mui/icons-material/NewReleasesOutlined';
import StraightenIcon from '@mui/icons-material/Straighten';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type SvgIcon from '@mui/material/SvgIcon';
import type { OrderFlag } from '#domain/orders/order.ts';

/** The icon of each flag. */
export const FLAG_ICONS: Record<OrderFlag, typeof SvgIcon> = {
  firstOrder: NewReleasesIcon,
  edgeOfRange: StraightenIcon,
  warningAcknowledged: WarningIcon,
};
