import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { SIDEBAR_OPEN_WIDTH } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SidebarContent } from './SidebarContent.tsx';
import { SidebarHead } from './SidebarHead.tsx';

interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** LY-08, LY-09: shows the sidebar in a narrow window, as a drawer. */
export function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  const text = useText('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': text('menu.label'),
          sx: { width: SIDEBAR_OPEN_WIDTH, bgcolor: 'background.default' },
        },
      }}
    >
      <SidebarHead minified={false}>
        <IconButton aria-label={text('closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </SidebarHead>
      <SidebarContent minified={false} />
    </Drawer>
  );
}
