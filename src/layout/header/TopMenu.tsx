import Box from '@mui/material/Box';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { MenuEntry } from '#src/route-types.ts';
import { currentSubmenuItem, submenuFor } from '../menu/menu.ts';

/** LY-02: shows the pages below one menu entry, as tabs above each of them. */
export function TopMenu({ of }: { of: MenuEntry }) {
  const text = useText('shell');
  const { roles } = useSession();
  const { pathname } = useLocation();
  const items = submenuFor(roles, of);
  const current = currentSubmenuItem(items, pathname);
  if (items.length === 0) return null;
  return (
    <Box component="nav" aria-label={text(`menu.${of}`)} sx={BAR}>
      {items.map((item) => (
        <Box
          key={item.path}
          component={NavLink}
          to={item.path}
          end
          data-current={item === current}
          sx={TAB}
        >
          {text(`submenu.${item.entry}`)}
        </Box>
      ))}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexShrink: 0,
  gap: 1,
  px: { xs: 1, md: 2 },
  overflowX: 'auto',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;

const TAB = {
  display: 'flex',
  alignItems: 'center',
  height: 40,
  px: 1,
  borderBottom: 2,
  borderColor: 'transparent',
  color: 'text.secondary',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&[data-current="true"]': { color: 'primary.main', borderColor: 'primary.main' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
