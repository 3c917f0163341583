import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import type { MenuItem } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { MENU_LINK } from './menu-link-style.ts';

interface MenuLinkProps {
  item: MenuItem;
  minified: boolean;
  /** The current page has its own entry below this one. */
  marksBelow?: boolean;
  /** The current page is below this entry, whatever its address. */
  isWithin?: boolean;
}

/** Shows one menu entry; minified, only its icon, which keeps the entry's name. */
export function MenuLink({ item, minified, marksBelow = false, isWithin = false }: MenuLinkProps) {
  const text = useText('shell');
  const label = text(`menu.${item.entry}`);
  const Icon = menuIcons[item.entry];
  return (
    <ListItemButton
      component={NavLink}
      to={item.path}
      className={isWithin ? 'active' : ''}
      aria-label={minified ? label : undefined}
      title={minified ? label : undefined}
      sx={{
        ...MENU_LINK,
        justifyContent: minified ? 'center' : 'flex-start',
        ...(marksBelow && { '&.active': { color: 'text.primary', fontWeight: 600 } }),
      }}
    >
      <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {!minified && (
        <ListItemText primary={label} slotProps={{ primary: { fontWeight: 'inherit' } }} />
      )}
    </ListItemButton>
  );
}
