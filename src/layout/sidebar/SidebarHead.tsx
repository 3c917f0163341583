import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { homeOf } from '../../session/guard.ts';
import { HEADER_HEIGHT } from '../../theme/tokens.ts';

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

/** Shows the portal's logo and name at the top of the sidebar as a link home; minified, only the logo. */
function Brand({ minified }: { minified: boolean }) {
  const text = useText('shell');
  const entryText = useText('entry');
  const name = text('startPage', { product: entryText('product') });
  return (
    <Box
      component={Link}
      to={homeOf(useSession())}
      aria-label={name}
      title={minified ? name : undefined}
      sx={BRAND}
    >
      <img src="/favicon.svg" alt="" width={24} height={24} />
      {!minified && <span>{entryText('product')}</span>}
    </Box>
  );
}

const BRAND = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 40,
  minHeight: 40,
  borderRadius: 1,
  color: 'text.primary',
  fontSize: 16,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
