import type { SxProps, Theme } from '@mui/material/styles';
import { SIDEBAR_COLLAPSED_WIDTH, SIDEBAR_OPEN_WIDTH } from '#domain/basics/constants.ts';
import type { ShellOptions } from '../routes/route-types.ts';
import { HEADER_HEIGHT } from '../theme/tokens.ts';
import type { SidebarState } from './sidebar/use-sidebar.ts';

/** The end of the gradient, in px from the top. */
const GRADIENT_END = 360;

/** Prints only the page, at its full length. */
const ON_PAPER = {
  '@media print': { display: 'block', height: 'auto', overflow: 'visible', background: 'none' },
};

function columns({ mobile, minified }: SidebarState): string {
  if (mobile) return 'minmax(0, 1fr)';
  return `${minified ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_OPEN_WIDTH}px minmax(0, 1fr)`;
}

/** Lays out sidebar and content. `--shell-top` is the height of what stays at the top of the window. */
export function frameStyle(sidebar: SidebarState, options: ShellOptions): SxProps<Theme> {
  const { header = true, fixedHeader, fullHeight } = options;
  return {
    '--shell-top': header && fixedHeader && !fullHeight ? `${HEADER_HEIGHT}px` : '0px',
    display: 'grid',
    gridTemplateColumns: columns(sidebar),
    gridTemplateRows: 'minmax(0, 1fr)',
    bgcolor: 'background.default',
    ...(fullHeight ? { height: '100dvh', overflow: 'hidden' } : { minHeight: '100dvh' }),
    ...ON_PAPER,
  };
}

/** Returns the style of the column with header, tabs and page. */
export function columnStyle({ gradient }: ShellOptions): SxProps<Theme> {
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    bgcolor: 'background.paper',
    backgroundImage: (theme: Theme) =>
      gradient
        ? `linear-gradient(${theme.palette.glow}, ${theme.palette.background.paper} ${GRADIENT_END}px)`
        : 'none',
    ...ON_PAPER,
  };
}

/** Returns the style of the page. Without a header, leaves space at the end for the floating buttons. */
export function contentStyle({ header = true, fullHeight }: ShellOptions): SxProps<Theme> {
  return {
    flex: 1,
    outline: 'none',
    pb: header ? 0 : `${HEADER_HEIGHT + 16}px`,
    ...(fullHeight && { position: 'relative', minHeight: 0, overflow: 'auto' }),
    ...ON_PAPER,
  };
}
