import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useText } from '#providers/messages/use-text.ts';
import { SidebarContent } from './SidebarContent.tsx';
import { SidebarHead } from './SidebarHead.tsx';

interface SidebarProps {
  minified: boolean;
  onToggle: () => void;
}

/** LY-05, LY-08: the sidebar at the left, open or minified to 40 px. */
export function Sidebar({ minified, onToggle }: SidebarProps) {
  const text = useText('shell');
  const Icon = minified ? ChevronRightIcon : ChevronLeftIcon;
  return (
    <Box
      component="aside"
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        overflow: 'hidden auto',
        '@media print': { display: 'none' },
      }}
    >
      <SidebarHead minified={minified}>
        <IconButton
          size="small"
          aria-label={minified ? text('expand') : text('collapse')}
          aria-expanded={!minified}
          onClick={onToggle}
        >
          <Icon />
        </IconButton>
      </SidebarHead>
      <SidebarContent minified={minified} />
    </Box>
  );
}
