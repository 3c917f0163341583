import Chip from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';

interface MarkChipProps {
  icon: typeof SvgIcon;
  label: string;
  tone: 'warning' | 'error' | 'info';
}

/** What an eye should land on: icon, word and colour. */
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
