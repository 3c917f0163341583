import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { useOpenHere } from '../page/use-open-here.ts';
import type { ShellOptions } from '../routes/route-types.ts';
import { HEADER_HEIGHT } from '../theme/tokens.ts';
import { AccountsUnknown } from './account/AccountsUnknown.tsx';
import { EndPanel } from './account/EndPanel.tsx';
import { useAccountsElsewhere } from './account/use-accounts-elsewhere.ts';
import { FloatingToggles } from './header/FloatingToggles.tsx';
import { Header } from './header/Header.tsx';
import { TopMenu } from './header/TopMenu.tsx';
import { useTopOfPage } from './header/use-scroll.ts';
import { columnStyle, contentStyle, frameStyle } from './shell-styles.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SidebarDrawer } from './sidebar/SidebarDrawer.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';
import { VerifyEmailOverlay } from './VerifyEmailOverlay.tsx';

interface ShellProps {
  stage: string;
  options?: ShellOptions;
  children: ReactNode;
}

const DEFAULTS: ShellOptions = {};

/** LY-02, LY-03: renders sidebar, header, tabs and overlays around every page that is not public. */
export function Shell({ stage, options = DEFAULTS, children }: ShellProps) {
  const text = useText('shell');
  useAccountsElsewhere();
  const sidebar = useSidebar();
  const panel = useOpenHere();
  const content = useTopOfPage();
  const { header = true, fixedHeader = false, topMenu } = options;
  const toggles = {
    onMenu: sidebar.mobile ? sidebar.drawer.open : undefined,
    onPanel: panel.open,
  };
  return (
    <Box sx={frameStyle(sidebar, options)}>
      {header && fixedHeader && <GlobalStyles styles={CLEAR_OF_HEADER} />}
      <a className="skip-link" href="#content">
        {text('skip')}
      </a>
      {sidebar.mobile ? (
        <SidebarDrawer open={sidebar.drawer.isOpen} onClose={sidebar.drawer.close} />
      ) : (
        <Sidebar minified={sidebar.minified} onToggle={sidebar.toggleMinified} />
      )}
      <Box sx={columnStyle(options)}>
        {header && <Header stage={stage} options={options} {...toggles} />}
        {topMenu && <TopMenu of={topMenu} />}
        <Box component="main" id="content" ref={content} tabIndex={-1} sx={contentStyle(options)}>
          <OutageNotice />
          <AccountsUnknown />
          {children}
        </Box>
        {!header && <FloatingToggles stage={stage} {...toggles} />}
      </Box>
      <EndPanel open={panel.isOpen} onClose={panel.close} />
      <VerifyEmailOverlay />
      <Notifications />
    </Box>
  );
}

/** Keeps focused elements and jump targets clear of a fixed header. */
const CLEAR_OF_HEADER = { html: { scrollPaddingTop: HEADER_HEIGHT + 8 } };

/** SE-09: shows one notice for all requests while the API is out of service. */
function OutageNotice() {
  const text = useText('shell');
  const { outage } = useConnection();
  const isOut = useSyncExternalStore(outage.subscribe, outage.get);
  if (!isOut) return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 2, md: 3 }, mb: 0 }}>
      {text('outage')}
    </Alert>
  );
}
