import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { HEADER_HEIGHT } from '#src/theme/tokens.ts';
import { SidebarContent } from './SidebarContent.tsx';

interface SidebarProps {
  minified: boolean;
  onToggle: () => void;
}

/** LY-05, LY-08: stands at the left, open or 40 px narrow. */
export function Sidebar({ minified, onToggle }: SidebarProps) {
  const text = useShellText();
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
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: minified ? 'center' : 'flex-end',
          minHeight: HEADER_HEIGHT,
          px: 0.5,
        }}
      >
        <IconButton
          size="small"
          aria-label={minified ? text('expand') : text('collapse')}
          aria-expanded={!minified}
          onClick={onToggle}
        >
          <Icon />
        </IconButton>
      </Box>
      <SidebarContent minified={minified} />
    </Box>
  );
}
