import Box from '@mui/material/Box';
import { Bell } from '#src/notifications/Bell.tsx';
import type { ShellOptions } from '#src/route-types.ts';
import { HEADER_HEIGHT } from '#src/theme/tokens.ts';
import { MenuToggle, PanelToggle } from './Toggles.tsx';
import type { TogglesProps } from './Toggles.tsx';
import { StageBadge } from './StageBadge.tsx';
import { useScrolled } from './use-scroll.ts';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps extends TogglesProps {
  stage: string;
  options: ShellOptions;
}

/** LY-03, LY-04: the header. It keeps its space in the page when it becomes fixed, so that nothing jumps. */
export function Header({ stage, options, onMenu, onPanel }: HeaderProps) {
  const scrolled = useScrolled();
  const { fixedHeader = false, fullHeight = false, gradient = false } = options;
  const fixed = fixedHeader && scrolled;
  return (
    <Box
      component="header"
      data-fixed={fixed}
      sx={{
        position: fixedHeader ? 'sticky' : 'static',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        gap: { xs: 0.5, sm: 1.5 },
        height: HEADER_HEIGHT,
        px: { xs: 1, md: 3 },
        bgcolor: gradient && !fixed ? 'transparent' : 'background.paper',
        borderBottom: 1,
        borderColor: fixed || fullHeight ? 'divider' : 'transparent',
        '@media print': { display: 'none' },
      }}
    >
      {onMenu && <MenuToggle onClick={onMenu} />}
      <StageBadge stage={stage} />
      <Box sx={{ flex: 1 }} />
      <Bell />
      <UserMenu />
      <PanelToggle onClick={onPanel} />
    </Box>
  );
}
