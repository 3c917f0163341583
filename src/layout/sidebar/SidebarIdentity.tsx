import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { fullName } from '#providers/session/session-state.ts';
import { useSession } from '#providers/session/use-session.ts';
import { AccountSelector } from '../account/AccountSelector.tsx';
import { roleKey } from './role-key.ts';

/** LY-05, LY-06: shows the signed-in user and the account. */
export function SidebarIdentity() {
  const text = useText('shell');
  const session = useSession();
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
    </>
  );
}
