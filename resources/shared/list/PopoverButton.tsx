import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface PopoverButtonProps {
  icon: typeof SvgIcon;
  label: string;
  /** The number of settings in use, shown beside the label when it is not 0. */
  count?: number;
  /** The content of the panel below the button; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A toolbar button that opens a small panel. */
export function PopoverButton({ icon: Icon, label, count = 0, children }: PopoverButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={count > 0 ? `${label}: ${count}` : label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={count} color="primary">
            <Icon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, variant: 'outlined' } }}
      >
        <Box sx={{ p: 2, width: 'min(360px, calc(100vw - 32px))' }}>{children(close)}</Box>
      </Popover>
    </>
  );
}
