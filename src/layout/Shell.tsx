import Box from '@mui/material/Box';
import { Notification } from 'react-admin';
import type { ReactNode } from 'react';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_OPEN_WIDTH } from '#domain/constants.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { useSidebar } from './use-sidebar.ts';

interface ShellProps {
  stage: string;
  children: ReactNode;
}

/** LY-02: sidebar and header around every page that is not public. */
export function Shell({ stage, children }: ShellProps) {
  const text = useShellText();
  const sidebar = useSidebar();
  const width = sidebar.minified ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_OPEN_WIDTH;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: sidebar.mobile ? 'minmax(0, 1fr)' : `${width}px minmax(0, 1fr)`,
        minHeight: '100dvh',
        bgcolor: 'background.default',
      }}
    >
      <a className="skip-link" href="#content">
        {text('skip')}
      </a>
      {sidebar.mobile ? (
        <SidebarDrawer open={sidebar.drawerOpen} onClose={() => sidebar.setDrawerOpen(false)} />
      ) : (
        <Sidebar minified={sidebar.minified} onToggle={sidebar.toggleMinified} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Header
          stage={stage}
          onMenu={sidebar.mobile ? () => sidebar.setDrawerOpen(true) : undefined}
        />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, bgcolor: 'background.paper', outline: 'none' }}
        >
          {children}
        </Box>
      </Box>
      <Notification />
    </Box>
  );
}
