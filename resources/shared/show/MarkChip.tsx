import Chip from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';

interface MarkChipProps {
  icon: typeof SvgIcon;
  label: string;
  tone: 'warning' | 'error' | 'info';
}

/** A chip that draws attention by icon, label and color. */
export function MarkChip({ icon: Icon, label, tone }: MarkChipProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon aria-hidden />}
      label={label}
      sx={{
        color: (theme) => theme.palette[tone].main,
        borderColor: 'currentColor',
        fontWeight: 600,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
