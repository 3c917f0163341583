import Chip from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';
import type { OrderState } from '#domain/orders/order-states.ts';

interface StateChipProps {
  icon: typeof SvgIcon;
  label: string;
  /** The order state whose color it uses. */
  tone: OrderState;
}

/** Shows a state by icon, label and color, never by color alone. */
export function StateChip({ icon: Icon, label, tone }: StateChipProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon aria-hidden />}
      label={label}
      sx={{
        color: (theme) => theme.palette.orderState[tone],
        borderColor: 'currentColor',
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
