import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { Role } from '#domain/auth.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { menuFor } from '../menu/menu.ts';
import type { MenuItem } from '../menu/menu.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import { Submenu } from '../menu/Submenu.tsx';
import { SubmenuFlyout } from '../menu/SubmenuFlyout.tsx';

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
  if (item.submenu.length === 0) {
    return (
      <ListItem disablePadding>
        <MenuLink item={item} minified={minified} />
      </ListItem>
    );
  }
  return minified ? <SubmenuFlyout item={item} /> : <Submenu item={item} />;
}
