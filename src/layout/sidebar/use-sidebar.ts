import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { MOBILE_BREAKPOINT } from '#domain/basics/constants.ts';
import { readText, writeText } from '#providers/browser/local-storage.ts';
import { useOpenHere } from '../../page/use-open-here.ts';
import type { OpenHere } from '../../page/use-open-here.ts';

export interface SidebarState {
  /** The window is too narrow for a sidebar next to the page, so it is a drawer. */
  mobile: boolean;
  /** 40 px instead of 192 px. */
  minified: boolean;
  drawer: OpenHere;
  toggleMinified: () => void;
}

/** LY-08: returns the saved choice, else whether the screen is 768 px wide or less. */
export function startsMinified(stored: string | null, width: number): boolean {
  return stored === null ? width <= MOBILE_BREAKPOINT : stored === 'true';
}

/** LY-08, LY-09: the drawer closes on navigation. */
export function useSidebar(): SidebarState {
  const mobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`, { noSsr: true });
  const drawer = useOpenHere();
  const [minified, setMinified] = useState(() =>
    startsMinified(readText('sidebarMinified'), innerWidth),
  );
  const toggleMinified = (): void => {
    writeText('sidebarMinified', String(!minified));
    setMinified(!minified);
  };
  return { mobile, minified: minified && !mobile, drawer, toggleMinified };
}
