import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { SIDEBAR_OPEN_WIDTH } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { BESIDE_THE_SIDEBAR, FLYOUT } from '../menu/flyout.ts';
import { SidebarIdentity } from './SidebarIdentity.tsx';

/** LY-05, LY-06: shows user and account next to the minified sidebar. */
export function IdentityFlyout() {
  const text = useText('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'grid', justifyContent: 'center', pb: 1 }}>
      <IconButton
        size="small"
        aria-label={text('you')}
        title={text('you')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...BESIDE_THE_SIDEBAR}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': text('you'),
            sx: { ...FLYOUT, width: SIDEBAR_OPEN_WIDTH + 32, pt: 2 },
          },
        }}
      >
        <SidebarIdentity />
      </Popover>
    </Box>
  );
}
