import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { BESIDE_THE_SIDEBAR, FLYOUT } from './flyout.ts';
import { menuIcons } from './menu-icons.ts';
import { MENU_LINK } from './menu-link-style.ts';
import { currentSubmenuItem, isWithin } from './menu.ts';
import type { MenuItem } from './menu.ts';
import { useMenuPlace } from './MenuPlace.tsx';

/** LY-09: shows an entry's subpages next to the minified sidebar. */
export function SubmenuFlyout({ item }: { item: MenuItem }) {
  const text = useText('shell');
  const locale = useLocale();
  const place = useMenuPlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text(`menu.${item.entry}`);
  const Icon = menuIcons[item.entry];
  const current = currentSubmenuItem(item.submenu, place);
  const close = (): void => setAnchor(null);
  return (
    <ListItem disablePadding>
      <ListItemButton
        className={isWithin(item, place) ? 'active' : ''}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ...MENU_LINK, justifyContent: 'center' }}
      >
        <Icon fontSize="small" />
      </ListItemButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        {...BESIDE_THE_SIDEBAR}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: FLYOUT } }}
      >
        {item.submenu.map((below) => (
          <MuiMenuItem
            key={below.path}
            component={Link}
            to={below.path}
            selected={below === current}
            onClick={close}
          >
            {below.label[locale]}
          </MuiMenuItem>
        ))}
      </Menu>
    </ListItem>
  );
}
