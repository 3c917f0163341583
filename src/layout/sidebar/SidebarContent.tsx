import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { PRODUCT_VERSION } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { practiceRoleOf } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { menuFor, type MenuItem } from '../menu/menu.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import { Submenu } from '../menu/Submenu.tsx';
import { SubmenuFlyout } from '../menu/SubmenuFlyout.tsx';
import { IdentityFlyout } from './IdentityFlyout.tsx';
import { SidebarIdentity } from './SidebarIdentity.tsx';

/** LY-05, LY-06: shows user, account and menu. Minified, each opens next to the sidebar. */
export function SidebarContent({ minified }: { minified: boolean }) {
  return (
    <>
      {minified ? <IdentityFlyout /> : <SidebarIdentity />}
      <SidebarMenu minified={minified} />
      <SidebarVersion minified={minified} />
    </>
  );
}

/** MN-01 … MN-03. */
function SidebarMenu({ minified }: { minified: boolean }) {
  const text = useText('shell');
  const session = useSession();
  return (
    <nav aria-label={text('menu.label')}>
      <List disablePadding sx={{ px: minified ? 0 : 1 }}>
        {menuFor(session.roles, practiceRoleOf(session)).map((item) => (
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

/** Shows the version at the bottom of the sidebar; minified, only its number. */
function SidebarVersion({ minified }: { minified: boolean }) {
  const text = useText('shell');
  const whole = text('version', { version: PRODUCT_VERSION });
  return (
    <Typography
      component="p"
      variant="caption"
      color="text.secondary"
      title={whole}
      sx={{ mt: 'auto', p: minified ? 0 : 2, py: 2, textAlign: minified ? 'center' : 'start' }}
    >
      {minified ? <span aria-hidden>{PRODUCT_VERSION}</span> : whole}
      {minified && (
        <Typography component="span" sx={VISUALLY_HIDDEN}>
          {whole}
        </Typography>
      )}
    </Typography>
  );
}
