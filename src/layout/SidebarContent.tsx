import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT_VERSION } from '#domain/constants.ts';
import type { Role } from '#domain/auth.ts';
import { fullName } from '#providers/session-state.ts';
import { useSession } from '#providers/use-session.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { AccountSelector } from './AccountSelector.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';

function roleKey(roles: readonly Role[]): 'roles.superAdmin' | 'roles.admin' | 'roles.customer' {
  if (roles.includes('SUPERADMIN')) return 'roles.superAdmin';
  return roles.includes('ADMIN') ? 'roles.admin' : 'roles.customer';
}

/** LY-05, LY-06: who, on which account, and where to. Narrow, only where to. */
export function SidebarContent({ minified }: { minified: boolean }) {
  const text = useShellText();
  const session = useSession();
  if (minified) return <SidebarMenu roles={session.roles} minified />;
  return (
    <>
      <Box sx={{ px: 2, pb: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fullName(session)}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {text(roleKey(session.roles))}
        </Typography>
      </Box>
      {session.accounts.length > 0 && <AccountSelector />}
      <SidebarMenu roles={session.roles} minified={false} />
      <Typography variant="caption" color="text.secondary" sx={{ mt: 'auto', p: 2 }}>
        {text('version', { version: PRODUCT_VERSION })}
      </Typography>
    </>
  );
}
