import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { practiceRoleOf } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { MenuEntry } from '../../routes/route-types.ts';
import { currentSubmenuItem, submenuFor } from '../menu/menu.ts';
import { useMenuPlace } from '../menu/MenuPlace.tsx';

/** LY-02: shows the pages below one menu entry, as tabs above each of them. */
export function TopMenu({ of }: { of: MenuEntry }) {
  const text = useText('shell');
  const locale = useLocale();
  const session = useSession();
  const place = useMenuPlace();
  const items = submenuFor(session.roles, of, practiceRoleOf(session));
  const current = currentSubmenuItem(items, place);
  if (items.length === 0) return null;
  return (
    <Box component="nav" aria-label={text(`menu.${of}`)} sx={BAR}>
      {items.map((item) => (
        <Box
          key={item.path}
          component={Link}
          ref={item === current ? reveal : undefined}
          to={item.path}
          aria-current={item === current ? 'page' : undefined}
          data-current={item === current}
          sx={TAB}
        >
          {item.label[locale]}
        </Box>
      ))}
    </Box>
  );
}

/** Scrolls the bar, not the page, until the tab is whole: on a phone not all of them fit. */
function reveal(tab: HTMLElement | null) {
  const bar = tab?.parentElement;
  if (!bar) return;
  const { left, right } = tab.getBoundingClientRect();
  const seen = bar.getBoundingClientRect();
  if (right > seen.right) bar.scrollLeft += right - seen.right;
  else if (left < seen.left) bar.scrollLeft -= seen.left - left;
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
