import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router';
import type { Role } from '#domain/auth.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { menuFor } from './menu.ts';
import type { MenuItem } from './menu.ts';
import { menuIcons } from './menu-icons.ts';

interface SidebarMenuProps {
  roles: readonly Role[];
  minified: boolean;
}

/** MN-01 … MN-03. */
export function SidebarMenu({ roles, minified }: SidebarMenuProps) {
  const text = useShellText();
  return (
    <nav aria-label={text('menu.label')}>
      <List disablePadding sx={{ px: minified ? 0 : 1 }}>
        {menuFor(roles).map((item) => (
          <Entry key={item.path} item={item} minified={minified} />
        ))}
      </List>
    </nav>
  );
}

function Entry({ item, minified }: { item: MenuItem; minified: boolean }) {
  const text = useShellText();
  const label = text(`menu.${item.entry}`);
  const Icon = menuIcons[item.entry];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={item.path}
        aria-label={minified ? label : undefined}
        title={minified ? label : undefined}
        sx={{
          minHeight: 40,
          px: 1,
          gap: 1,
          borderRadius: 1,
          justifyContent: minified ? 'center' : 'flex-start',
          color: 'text.secondary',
          '&.active': { color: 'primary.main', bgcolor: 'background.paper', fontWeight: 600 },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        {!minified && (
          <ListItemText primary={label} slotProps={{ primary: { fontWeight: 'inherit' } }} />
        )}
      </ListItemButton>
    </ListItem>
  );
}
