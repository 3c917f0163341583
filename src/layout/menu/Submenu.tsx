import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MENU_LINK } from './menu-link-style.ts';
import { currentSubmenuItem, isWithin } from './menu.ts';
import type { MenuItem, SubmenuItem } from './menu.ts';
import { MenuLink } from './MenuLink.tsx';
import { useMenuPlace } from './MenuPlace.tsx';

/** LY-09: a menu entry with its own link, and a button that shows its subpages. Expanded when one of them is open. */
export function Submenu({ item }: { item: MenuItem }) {
  const text = useText('shell');
  const id = useId();
  const place = useMenuPlace();
  const current = currentSubmenuItem(item.submenu, place);
  const isHere = isWithin(item, place);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? isHere;
  const name = text(`menu.${item.entry}`);
  return (
    <>
      <ListItem disablePadding>
        <MenuLink item={item} minified={false} marksBelow={open && current !== undefined} />
        <IconButton
          size="small"
          aria-label={text('submenuToggle', { name })}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setChosen(!open)}
          sx={{ transform: open ? 'rotate(180deg)' : 'none' }}
        >
          <ExpandMoreIcon fontSize="small" />
        </IconButton>
      </ListItem>
      {open && (
        <ListItem disablePadding>
          <SubmenuList id={id} label={name} items={item.submenu} current={current} />
        </ListItem>
      )}
    </>
  );
}

interface SubmenuListProps {
  id: string;
  label: string;
  items: readonly SubmenuItem[];
  current: SubmenuItem | undefined;
}

function SubmenuList({ id, label, items, current }: SubmenuListProps) {
  const locale = useLocale();
  return (
    <List id={id} disablePadding aria-label={label} sx={{ flex: 1, pl: 3.5 }}>
      {items.map((below) => (
        <ListItem key={below.path} disablePadding>
          <ListItemButton
            component={Link}
            to={below.path}
            className={below === current ? 'active' : ''}
            aria-current={below === current ? 'page' : undefined}
            sx={{ ...MENU_LINK, minHeight: 36 }}
          >
            {below.label[locale]}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
