import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT } from '#src/theme/tokens.ts';
import { Brand } from './Brand.tsx';

interface SidebarHeadProps {
  minified: boolean;
  /** The button that minifies or closes the sidebar. */
  children: ReactNode;
}

/** Shows the brand and the button at the top of the sidebar; minified, one below the other. */
export function SidebarHead({ minified, children }: SidebarHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: minified ? 'column' : 'row',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: HEADER_HEIGHT,
        py: minified ? 1 : 0,
        pl: minified ? 0 : 1.5,
        pr: minified ? 0 : 0.5,
      }}
    >
      <Brand minified={minified} />
      {children}
    </Box>
  );
}
