import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { MOBILE_BREAKPOINT } from '#domain/constants.ts';
import { readText, writeText } from '#providers/local-storage.ts';

export interface SidebarState {
  /** Too narrow for a sidebar that stands beside the page: it is a drawer. */
  mobile: boolean;
  /** 40 px instead of 192 px. */
  minified: boolean;
  drawerOpen: boolean;
  toggleMinified: () => void;
  setDrawerOpen: (open: boolean) => void;
}

/** LY-08: what was chosen, else collapsed on screens of 768 px or less. */
export function startsMinified(stored: string | null, width: number): boolean {
  return stored === null ? width <= MOBILE_BREAKPOINT : stored === 'true';
}

/** LY-08, LY-09: the drawer closes on navigation. */
export function useSidebar(): SidebarState {
  const mobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, { noSsr: true });
  const { pathname } = useLocation();
  const [minified, setMinified] = useState(() =>
    startsMinified(readText('sidebarMinified'), innerWidth),
  );
  // Remembers on which page the drawer was opened: on any other it is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const setDrawerOpen = (open: boolean): void => setOpenedAt(open ? pathname : null);
  const toggleMinified = (): void => {
    writeText('sidebarMinified', String(!minified));
    setMinified(!minified);
  };
  return {
    mobile,
    minified: minified && !mobile,
    drawerOpen: openedAt === pathname,
    toggleMinified,
    setDrawerOpen,
  };
}
