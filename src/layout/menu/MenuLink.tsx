import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { menuIcons } from './menu-icons.ts';
import { MENU_LINK } from './menu-link-style.ts';
import { isWithin, type MenuItem } from './menu.ts';
import { useMenuPlace } from './MenuPlace.tsx';

interface MenuLinkProps {
  item: MenuItem;
  minified: boolean;
  /** The current page has its own entry below this one, which is shown as the current one. */
  marksBelow?: boolean;
}

/** Shows one menu entry; minified, only its icon, which keeps the entry's name. */
export function MenuLink({ item, minified, marksBelow = false }: MenuLinkProps) {
  const text = useText('shell');
  const isHere = isWithin(item, useMenuPlace());
  const label = text(`menu.${item.entry}`);
  const Icon = menuIcons[item.entry];
  return (
    <ListItemButton
      component={Link}
      to={item.path}
      className={isHere ? 'active' : ''}
      aria-current={isHere && !marksBelow ? 'page' : undefined}
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
